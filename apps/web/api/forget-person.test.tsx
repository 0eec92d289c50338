import { afterEach, beforeEach, expect, it } from 'vitest'
import { deviceStorage, tabStorage } from '../browser-storage.ts'
import { forgetPerson } from './forget-person.ts'

const clear = () => {
  deviceStorage().clear()
  tabStorage().clear()
}
beforeEach(clear)
afterEach(clear)

const keysOf = (store: ReturnType<typeof deviceStorage>) =>
  Array.from({ length: store.length }, (_, position) => store.key(position)).toSorted()

it('leaves nothing of a person, under whichever key, and what is of the device', () => {
  const own = [
    'amendments',
    'organisation:maya',
    'popups:maya',
    'utm_source',
    'token',
    'measuredVisit',
  ]
  const left = ['draftEssayData:maya:one', 'measuringConsent']
  for (const key of [...own, ...left]) deviceStorage().setItem(key, '{}')
  for (const key of ['selection:easy:maya', 'bulkRun:easy:maya', 'family_invitation'])
    tabStorage().setItem(key, '{}')
  forgetPerson()
  expect(keysOf(deviceStorage())).toEqual(left)
  expect(keysOf(tabStorage())).toEqual(['family_invitation'])
})
