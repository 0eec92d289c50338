import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startNameServer, type NameServer } from '../testing/name-server.ts'
import { lookUpName } from './look-up-name.ts'

let server: NameServer
beforeAll(async () => {
  server = await startNameServer({
    'both.example': { four: ['93.184.216.34'], six: ['2606:2800:0220:0001:0248:1893:25c8:1946'] },
    'four.example': { four: ['93.184.216.34', '10.0.0.1'] },
    'bare.example': {},
    'broken.example': 'failure',
    'silent.example': 'silence',
  })
})
afterAll(() => server.stop())

const look = (name: string) => lookUpName(name, [server.address])

it('finds the addresses of both kinds', async () => {
  expect(await look('both.example')).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '2606:2800:220:1:248:1893:25c8:1946', family: 6 },
  ])
  expect(await look('four.example')).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ])
})

it.each([
  ['nobody.example', 'ENOTFOUND'],
  ['bare.example', 'ENOTFOUND'],
  ['broken.example', 'ESERVFAIL'],
])('tells of %s that it is %s', async (name, code) => {
  await expect(look(name)).rejects.toMatchObject({ code })
})

it('leaves files to be read while no server answers', async () => {
  let answered = 0
  const count = () => (answered += 1)
  for (let names = 0; names < 16; names += 1) look('silent.example').then(count, count)
  await readFile(new URL(import.meta.url))
  expect(answered).toBe(0)
})
