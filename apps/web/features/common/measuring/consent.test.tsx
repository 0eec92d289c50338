import { afterEach, expect, it, vi } from 'vitest'
import { deviceStorage } from '../../../browser-storage.ts'
import { clock } from '../../../clock.ts'
import { browserStores } from '../../../testing/browser-stores.ts'
import { answerConsent, readConsent } from './consent.ts'
import { keepCampaign } from './keep-campaign.ts'
import { readCampaign, readReferral } from './read-campaign.ts'

afterEach(() => {
  vi.restoreAllMocks()
  deviceStorage().clear()
})

const on = (day: string) => vi.spyOn(clock, 'now').mockImplementation(() => new Date(day))

it('an answer holds for a year', () => {
  on('2027-02-28T12:00:00Z')
  answerConsent('yes')
  expect(readConsent()).toBe('yes')
  on('2028-02-27T12:00:00Z')
  expect(readConsent()).toBe('yes')
  on('2028-02-28T12:00:00Z')
  expect(readConsent()).toBeUndefined()
})

it('before an answer nothing of a campaign is sent but whose link it was; after a yes all', () => {
  keepCampaign('?utm_source=school&utm_term=%00&linkId=friend')
  expect([readCampaign(), readReferral()]).toEqual([{}, { trackDeskLinkId: 'friend' }])
  answerConsent('yes')
  expect(readCampaign()).toEqual({ utmSource: 'school' })
  expect(readReferral()).toEqual({ trackDeskLinkId: 'friend', utmSource: 'school' })
})

it('an address takes the place of the one before, kind by kind', () => {
  answerConsent('yes')
  keepCampaign('?utm_source=school&utm_term=spring&linkId=friend&sourceId=7&token=secret')
  keepCampaign(`?utm_source=${'x'.repeat(300)}`)
  keepCampaign('?clickId=9')
  expect(readCampaign()).toEqual({ utmSource: 'x'.repeat(200) })
  expect(readReferral()).toEqual({ trackdeskClickId: '9', utmSource: 'x'.repeat(200) })
  expect(deviceStorage().getItem('token')).toBeNull()
})

it('a no clears what was kept, which popups were seen too, and keeps nothing more', () => {
  keepCampaign('?utm_source=school&linkId=friend')
  deviceStorage().setItem('popups:maya', '{}')
  deviceStorage().setItem('colors', 'dark')
  answerConsent('no')
  keepCampaign('?linkId=another')
  expect(readReferral()).toEqual({})
  expect(Object.keys(localStorage).toSorted()).toEqual(['colors', 'measuringConsent'])
})

it('Global Privacy Control is a no, whatever was said before', () => {
  answerConsent('yes')
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
  expect(readConsent()).toBe('no')
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  expect(readConsent()).toBe('yes')
})

it('an answer lasts as long as the page where the browser forbids its storage', () => {
  browserStores.forbid()
  answerConsent('no')
  expect(readConsent()).toBe('no')
})
