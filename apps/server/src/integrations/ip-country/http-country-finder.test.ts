import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testClock } from '../../testing/clock.ts'
import { openHttpCountryFinder } from './http-country-finder.ts'

let service: Server
let asked: string[]
let answer: () => void
beforeEach(async () => {
  asked = []
  const held: (() => void)[] = []
  answer = () => held.splice(0).forEach((each) => each())
  service = createServer((request, response) => {
    asked.push(request.url ?? '')
    held.push(() => response.end('FR'))
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  service.closeAllConnections()
  service.close()
})
const open = () => {
  const { port } = service.address() as AddressInfo
  return openHttpCountryFinder(`http://127.0.0.1:${port}/{ip}/json`, testClock())
}
const until = (count: number) => expect.poll(() => asked.length).toBe(count)

it('asks once for an address that comes many times at the same moment', async () => {
  const finder = open()
  const found = Promise.all(Array.from({ length: 50 }, () => finder.find('198.51.100.1')))
  await until(1)
  answer()
  expect(new Set(await found)).toEqual(new Set(['FR']))
  expect(asked).toEqual(['/198.51.100.1/json'])
})

it('asks for twenty addresses at a time; the others go without an answer, and may ask later', async () => {
  const finder = open()
  const addresses = Array.from({ length: 25 }, (_, n) => `198.51.100.${n + 1}`)
  const found = addresses.map((address) => finder.find(address))
  expect(await Promise.all(found.slice(20))).toEqual(Array.from({ length: 5 }))
  await until(20)
  answer()
  expect(await Promise.all(found.slice(0, 20))).toEqual(Array.from({ length: 20 }, () => 'FR'))
  const later = finder.find('198.51.100.25')
  await until(21)
  answer()
  expect(await later).toBe('FR')
})

it.each(['nonsense', '', '198.51.100.256', 'example.org'])(
  'asks nobody about %j',
  async (address) => {
    expect(await open().find(address)).toBeUndefined()
    expect(asked).toEqual([])
  },
)
