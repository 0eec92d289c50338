import { lazy } from 'react'
import type { ProfileTab } from './profile-values.ts'

const loaders = {
  personal: () => import('./personal-tab.tsx'),
  contact: () => import('./contact-tab.tsx'),
  education: () => import('./education-tab.tsx'),
  more: () => import('./more/more-tab.tsx'),
}

/** Fetches the questions of a tab before it is opened; a failure shows once it is. */
export const preloadTab = (tab: ProfileTab): void => void loaders[tab]().catch(() => undefined)

export const PersonalTab = lazy(loaders.personal)
export const ContactTab = lazy(loaders.contact)
export const EducationTab = lazy(loaders.education)
export const MoreTab = lazy(loaders.more)
