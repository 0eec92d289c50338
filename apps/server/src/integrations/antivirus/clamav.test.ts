import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { startClamav, type FakeClamav } from '../../testing/clamav.ts'
import { openVirusScanner } from './open-virus-scanner.ts'
import { ScannerUnavailable } from './virus-scanner.ts'

let folder: string
let daemon: FakeClamav | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-scan-'))
})
afterEach(() => daemon?.stop())
afterAll(() => rm(folder, { recursive: true, force: true }))

async function scan(content: Buffer | string, url = daemon?.url ?? '') {
  const path = join(folder, 'upload')
  await writeFile(path, content)
  return openVirusScanner(readConfig({ CLAMAV_URL: url })).scan(path)
}

describe('a scanner by setting', () => {
  it('is sent the whole file and finds nothing in a clean one', async () => {
    daemon = await startClamav()
    const content = Buffer.alloc(700_000, 'a')
    expect(await scan(content)).toBeUndefined()
    expect(daemon.received()).toEqual([content])
  })

  it('takes an empty file', async () => {
    daemon = await startClamav()
    expect(await scan('')).toBeUndefined()
  })

  it('names what it finds', async () => {
    daemon = await startClamav()
    expect(await scan('a HARMFUL b')).toBe('Test-Signature')
  })

  it.each(['limit', 'silence', 'hang up'] as const)(
    'that fails with %s leaves it unknown',
    async (fault) => {
      daemon = await startClamav(fault)
      await expect(scan(Buffer.alloc(5_000_000))).rejects.toThrow(ScannerUnavailable)
    },
  )

  it('that is away leaves it unknown', async () => {
    daemon = await startClamav()
    const { url } = daemon
    await daemon.stop()
    await expect(scan('x', url)).rejects.toThrow(ScannerUnavailable)
  })
})

describe('without a scanner', () => {
  it('nothing is found', async () => {
    expect(await openVirusScanner(readConfig({})).scan('/nowhere')).toBeUndefined()
  })
})

describe('the setting', () => {
  it('is a host with or without its port', () => {
    expect(readConfig({ CLAMAV_URL: 'tcp://scanner:99' }).clamav).toEqual({
      host: 'scanner',
      port: 99,
    })
    expect(readConfig({ CLAMAV_URL: 'tcp://scanner' }).clamav).toEqual({
      host: 'scanner',
      port: 3310,
    })
    expect(readConfig({ CLAMAV_URL: 'tcp://[::1]:99' }).clamav).toEqual({ host: '::1', port: 99 })
  })

  it.each(['scanner:3310', 'http://scanner', 'tcp://'])('is told when %j is not one', (url) => {
    expect(() => readConfig({ CLAMAV_URL: url })).toThrow(/CLAMAV_URL/)
  })
})
