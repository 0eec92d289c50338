import { useEffect, useState } from 'react'
import type * as phoneNumbers from './phone-number.ts'

type PhoneNumbers = typeof phoneNumbers

let loaded: PhoneNumbers | undefined

/** The dial codes of all countries; undefined at first, for no first paint needs them. */
export function usePhoneNumbers(): PhoneNumbers | undefined {
  const [numbers, setNumbers] = useState(loaded)
  useEffect(() => {
    const keep = (module: PhoneNumbers) => {
      loaded = module
      setNumbers(module)
    }
    // Offline the chosen country stays, and the next visit of the field tries again.
    import('./phone-number.ts').then(keep, () => undefined)
  }, [])
  return numbers
}
