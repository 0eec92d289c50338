import { COUNTRY_LABELS } from '@laurel/contract/option-countries'
import { useEffect, useState } from 'react'
import { deviceStorage, keepText } from '../../../browser-storage.ts'
import { askVisitor } from '../../people/accounts/ask-visitor.ts'

/** The specification's key and default (2, sections 3 and 7). */
const KEY = 'shortCountry'
const DEFAULT_COUNTRY = 'US'

const known = (country: string | null) =>
  country !== null && Object.hasOwn(COUNTRY_LABELS, country) ? country : DEFAULT_COUNTRY

/** The country a visitor seems to be in; only a suggestion, which every control lets change. */
export function useVisitorCountry(): string {
  const [country, setCountry] = useState(() => known(deviceStorage().getItem(KEY)))
  useEffect(() => {
    const read = async () => {
      try {
        const { shortCountry } = await askVisitor()
        keepText(deviceStorage(), KEY, shortCountry)
        setCountry(known(shortCountry))
      } catch (error) {
        console.error('The country could not be told', error)
      }
    }
    void read()
  }, [])
  return country
}
