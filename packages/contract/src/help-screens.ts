/**
 * The screens that help and the assistant lead to, by the name of their address in the web app's
 * `paths`; a test there holds them together.
 */
export const HELP_SCREENS = {
  dashboard: { label: 'Dashboard', path: '/auth/dashboard' },
  matches: { label: 'Matches', path: '/auth/dashboard/recommendation' },
  easyApply: { label: 'Easy Apply', path: '/auth/dashboard/easy-apply' },
  easyApplyWithCv: { label: 'Apply with CV', path: '/auth/dashboard/easyApplyWithCv' },
  saved: { label: 'Saved scholarships', path: '/auth/dashboard/saved' },
  drafts: { label: 'Drafts', path: '/auth/dashboard/myScholarship?tab=draft' },
  applied: { label: 'Applied', path: '/auth/dashboard/myScholarship?tab=applied' },
  trackApplications: { label: 'Track applications', path: '/auth/dashboard/trackApplications' },
  planner: { label: 'Planner', path: '/auth/dashboard/trackApplications?tab=planner' },
  automatic: {
    label: 'Automatic applications',
    path: '/auth/dashboard/trackApplications?tab=automatic',
  },
  documents: { label: 'Documents', path: '/auth/dashboard/documents' },
  profile: { label: 'Profile', path: '/auth/dashboard/profile' },
  family: { label: 'Family', path: '/auth/dashboard/family' },
  setting: { label: 'Setting', path: '/auth/dashboard/setting' },
  mails: { label: 'Emails you get', path: '/auth/dashboard/setting#mails' },
  ownData: { label: 'Download your data', path: '/auth/dashboard/setting#data' },
  deleteAccount: { label: 'Delete the account', path: '/auth/dashboard/setting#delete' },
  assistance: { label: 'Suggested questions', path: '/auth/dashboard/assistance' },
  essayChat: { label: 'Write an essay', path: '/auth/dashboard/assistanceChat?essay' },
  support: { label: 'Support', path: '/auth/dashboard/support' },
  contact: { label: 'Contact', path: '/contact' },
  forgotPassword: { label: 'Reset the password', path: '/forgot-password' },
  privacy: { label: 'Privacy Policy', path: '/privacy' },
  terms: { label: 'Terms of Use', path: '/terms' },
  doNotSell: {
    label: 'Do not sell my personal information',
    path: '/do-not-sell-my-personal-information',
  },
} as const satisfies Record<string, { label: string; path: string }>

export type HelpScreen = keyof typeof HELP_SCREENS

/** Addresses of one thing each, as the web app has them. */
const SCHOLARSHIP = '/auth/scholarshipDetail?'
export const scholarshipPath = (id: string): string => `${SCHOLARSHIP}${id}`
/** The scholarship that an address is of; undefined for any other. */
export const scholarshipIdIn = (path: string): string | undefined =>
  path.startsWith(SCHOLARSHIP) ? path.slice(SCHOLARSHIP.length) : undefined
export const essayPath = (id: string): string => `/auth/uploadEssay?${id}`
export const receiptPath = (applicationId: string): string =>
  `/auth/dashboard/receipt?${applicationId}`
/** Opens the profile at one question, by its key. */
export const profileQuestionPath = (key: string): string =>
  `/auth/dashboard/profile?ask=${encodeURIComponent(key)}`
/** Matches, looked for by words and in an order. */
export const matchesPath = (view: Readonly<Record<string, string>>): string => {
  const said = Object.entries(view).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${HELP_SCREENS.matches.path}?${said.join('&')}`
}
