import { useEffect } from 'react'

const CAMPAIGN_KEY = /^utm_(source|medium|campaign|term|content)$/

/** Keeps the utm_* values of the address, for the day somebody finishes signing up. */
export function useCampaign(): void {
  useEffect(() => {
    try {
      for (const [key, value] of new URLSearchParams(location.search))
        if (CAMPAIGN_KEY.test(key)) localStorage.setItem(key, value)
    } catch (error) {
      console.error('The campaign could not be kept', error)
    }
  }, [])
}
