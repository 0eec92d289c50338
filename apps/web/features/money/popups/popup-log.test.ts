import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyLog } from './popup-caps.ts'
import { readPopupLog, writePopupLog } from './popup-log.ts'

const stored = new Map<string, string>()

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  }),
)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  stored.clear()
})

it('is what this person has seen here', () => {
  const log = { ...emptyLog(new Date('2027-03-01T12:00:00Z')), events: ['upsell a1'] }
  writePopupLog('maya', log)
  expect(readPopupLog('maya')).toEqual(log)
  expect(readPopupLog('ada').events).toEqual([])
})

it.each(['null', '[]', '{"firstDay":"2027-03-01"}', 'a'])(
  'begins anew where %s is stored, which would stop every page',
  (text) => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    stored.set('popups:maya', text)
    expect(readPopupLog('maya')).toMatchObject({ events: [], offers: {} })
    expect(readPopupLog('maya')).toMatchObject({ events: [], offers: {} })
    expect(error).toHaveBeenCalledOnce()
  },
)
