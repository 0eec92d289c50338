type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const NAMES = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
} as const

type Campaign = Partial<Record<(typeof NAMES)[keyof typeof NAMES], string>>

/** What the contract takes. */
const LONGEST = 200

/** The campaign that a visitor came from, by the last address that named one. */
export function readCampaign(storage: Storage): Campaign {
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([key, name]) => {
      const stored = storage.getItem(key)
      return stored ? [[name, stored.slice(0, LONGEST)]] : []
    }),
  )
}
