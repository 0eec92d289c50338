import type { ProfileTab } from './profile-values.ts'

/** What differs between the two screens that edit one profile (specification 2, section 2). */
export interface ProfileScreen {
  title: string
  tabs: readonly (readonly [tab: ProfileTab, label: string])[]
  /** Specification 2, section 8 has two texts; each screen says one. */
  savedMessage: string
  /** The education tab wants a date of birth, which stands in another tab. */
  needsBirthDateFirst: boolean
}

export const PROFILE_SCREEN: ProfileScreen = {
  title: 'Profile',
  tabs: [
    ['personal', 'Personal'],
    ['contact', 'Contact'],
    ['education', 'Education'],
    ['more', 'More about you'],
  ],
  savedMessage: 'User updated successfully',
  needsBirthDateFirst: false,
}

export const SECOND_SCREEN: ProfileScreen = {
  title: 'Your profile',
  tabs: [
    ['education', 'Education'],
    ['personal', 'Basic'],
    ['contact', 'Contact'],
  ],
  savedMessage: 'Details updated successfully!!',
  needsBirthDateFirst: true,
}

/** The tab a screen opens with, unless its address names another. */
export function tabOfAddress(screen: ProfileScreen, asked: string | null): ProfileTab {
  const [first] = screen.tabs
  const found = screen.tabs.find(([tab]) => tab === asked) ?? first
  return found?.[0] ?? 'personal'
}

/** The tab after one; undefined after the last that a new account has to fill in. */
export function tabAfter(screen: ProfileScreen, tab: ProfileTab): ProfileTab | undefined {
  const position = screen.tabs.findIndex(([each]) => each === tab)
  const next = screen.tabs[position + 1]?.[0]
  return next === 'more' ? undefined : next
}
