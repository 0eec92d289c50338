import { productSlug } from './product.ts'

/** Every URL of the product (specification 2, route map). Screens link through this object only. */
export const paths = {
  landing: '/',
  home: '/home',
  /** Where the page is led whose account was deleted. */
  goodbye: '/home#goodbye',
  business: '/b2b',
  conversation: '/conversation',
  signup: '/signup',
  register: '/register',
  privacy: '/privacy',
  terms: '/terms',
  productTerms: `/${productSlug}-terms-policy`,
  faq: '/faq',
  contact: '/contact',
  unsubscribe: '/unsubscribe',
  doNotSell: '/do-not-sell-my-personal-information',
  /** Written by the server; so are the pages of listings below it. */
  publicScholarships: '/scholarships',
  /** Its public page, found by the end of the id; the server leads on to where its title stands, too. */
  publicScholarship: (scholarshipId: string) => `/scholarships/${scholarshipId.slice(-12)}`,
  partners: '/partners',
  pricing: '/pricing',
  aboutUs: '/about-us',
  chatbot: '/chatbot',
  productAssistance: `/${productSlug}Assistance`,
  unlockScholarship: '/unlock-scholarship',
  forgotPassword: '/forgot-password',
  /** Written by the server: terms as they were. */
  termsOf: (version: string) => `/terms/versions/${version}`,
  /** Written by the server: what works now. */
  status: '/status',
  /** Written by the server: what to do when something breaks, with what to tell support. */
  broken: (code: string) => `/error-1?code=${code}`,
  /** Mailed links end in #token, which reaches no server and no log. */
  confirmEmail: '/confirm-email',
  invitation: '/invitation',
  organisationInvitation: '/organisation-invitation',

  auth: '/auth/',
  login: '/auth/login',
  register1: '/auth/register1',
  userDetails: '/auth/userdetails',
  register3: '/auth/register3',
  register4: '/auth/register4',
  app: '/app',
  appUpdateDetails: '/app/chat/update-details',
  dashboardAlias: '/dashboard',

  dashboard: '/auth/dashboard',
  easyApply: '/auth/dashboard/easy-apply',
  easyApplyWithCv: '/auth/dashboard/easyApplyWithCv',
  matches: '/auth/dashboard/recommendation',
  saved: '/auth/dashboard/saved',
  myScholarship: (tab: 'applied' | 'draft' = 'applied') =>
    `/auth/dashboard/myScholarship?tab=${tab}`,
  trackApplications: (tab?: 'applications' | 'planner' | 'automatic') =>
    tab ? `/auth/dashboard/trackApplications?tab=${tab}` : '/auth/dashboard/trackApplications',
  receipt: (applicationId: string) =>
    `/auth/dashboard/receipt?${encodeURIComponent(applicationId)}`,
  documents: '/auth/dashboard/documents',
  profile: (tab?: 'personal' | 'contact' | 'education' | 'more') =>
    tab ? `/auth/dashboard/profile?tab=${tab}` : '/auth/dashboard/profile',
  /** Opens the profile at one question, by its fact. */
  profileQuestion: (fact: string) => `/auth/dashboard/profile?ask=${encodeURIComponent(fact)}`,
  profileScreen: '/auth/profile',
  assistance: '/auth/dashboard/assistance',
  assistanceChat: '/auth/dashboard/assistanceChat',
  /** The same, asking for the topic of an essay. */
  essayChat: '/auth/dashboard/assistanceChat?essay',
  subscriptionSupport: '/auth/dashboard/subscription-support',
  support: '/auth/dashboard/support',
  setting: '/auth/dashboard/setting',
  family: '/auth/dashboard/family',
  familyStudent: (studentId: string, tab?: 'applications' | 'matches' | 'answers') =>
    `/auth/dashboard/family/student?${encodeURIComponent(studentId)}${tab ? `&tab=${tab}` : ''}`,
  success: '/auth/dashboard/success',
  /** Where a checkout that was paid leads. */
  paid: (checkoutId: string) =>
    `/auth/dashboard/success?checkout=${encodeURIComponent(checkoutId)}`,
  subscriptionPlan: '/auth/dashboard/subscription-plan',
  plan: '/auth/dashboard/plan',
  inbox: '/auth/dashboard/inbox',
  message: '/auth/message',
  payment: (priceId: string) => `/auth/payment?pId=${encodeURIComponent(priceId)}`,
  /** Where a checkout leads that was left without paying. */
  paymentReturn: (checkoutId: string) =>
    `/auth/payment-return?checkout=${encodeURIComponent(checkoutId)}`,

  /** What a link stands in is said where the page before it does not tell. */
  scholarshipDetail: (scholarshipId: string, from?: 'notification') =>
    `/auth/scholarshipDetail?${encodeURIComponent(scholarshipId)}${from ? `&from=${from}` : ''}`,
  applySuccess: (scholarshipId: string) =>
    `/auth/apply-success?${encodeURIComponent(scholarshipId)}`,
  uploadEssay: (scholarshipId: string) => `/auth/uploadEssay?${encodeURIComponent(scholarshipId)}`,
  apply: (scholarshipId: string) => `/auth/apply?${encodeURIComponent(scholarshipId)}`,
  applyScholarship: (scholarshipId: string) =>
    `/auth/apply-scholarship?${encodeURIComponent(scholarshipId)}`,

  organiser: '/organiser',
  /** Where somebody signs up as an organisation. */
  organiserStart: '/organiser/start',
  organiserMembers: '/organiser/members',
  organiserSettings: '/organiser/settings',
  organiserRecord: '/organiser/record',
  organiserScholarships: '/organiser/scholarships',
  organiserPrograms: '/organiser/programs',
  organiserScholarship: (scholarshipId: string) =>
    `/organiser/scholarships/${encodeURIComponent(scholarshipId)}`,
  /** Who sent an application to a scholarship; of the one looked at last without an id. */
  applicants: (scholarshipId?: string) =>
    scholarshipId ? `/auth/applicants?${encodeURIComponent(scholarshipId)}` : '/auth/applicants',
  applicant: (scholarshipId: string, applicationId: string) =>
    `/auth/applicants?${encodeURIComponent(scholarshipId)}&application=${encodeURIComponent(applicationId)}`,
  applicantsReview: '/auth/applicants_review',
  rankCriteria: '/auth/rank-criteria',
  winner: (scholarshipId?: string, cycle?: string) =>
    scholarshipId
      ? `/auth/winner?${encodeURIComponent(scholarshipId)}${cycle === undefined ? '' : `&cycle=${encodeURIComponent(cycle)}`}`
      : '/auth/winner',

  administration: '/admin',
  adminSubscriptions: '/admin/subscriptions',
  /** By its provider's id. */
  adminSubscription: (providerId: string) =>
    `/admin/subscriptions?open=${encodeURIComponent(providerId)}`,
  adminBillingEvents: '/admin/billing-events',
  adminRevenue: '/admin/revenue',
  adminVisitors: '/admin/visitors',
  adminListings: '/admin/listings',
  adminImports: '/admin/listings/imports',
  adminImport: (importId: string) => `/admin/listings/import?id=${encodeURIComponent(importId)}`,
  adminOrganisations: '/admin/organisations',
  adminOrganisation: (organisationId: string) =>
    `/admin/organisations?open=${encodeURIComponent(organisationId)}`,
  adminPrivacy: '/admin/privacy',
  adminSupport: '/admin/support',
  adminSupportRequest: (requestId: string, status: 'Active' | 'Resolved') =>
    `/admin/support?status=${status}&open=${encodeURIComponent(requestId)}`,
} as const

/** Whether a page is about an organisation's work. */
export const isOrganiserPage = (pathname: string): boolean =>
  /^\/organiser\b|^\/auth\/(applicants|applicants_review|rank-criteria|winner)\b/.test(pathname)

/** What the server writes public pages of listings into; nobody sees it by itself. */
export const listingFramePath = '/listing-frame'

/** The public pages that are written to HTML at build time. */
export const prerenderedPaths = [
  paths.landing,
  paths.home,
  paths.login,
  paths.signup,
  paths.conversation,
  paths.terms,
  paths.privacy,
  paths.productTerms,
  paths.productAssistance,
  paths.chatbot,
  paths.unsubscribe,
  paths.doNotSell,
  paths.contact,
  paths.pricing,
  paths.faq,
  paths.aboutUs,
  paths.business,
] as const

/**
 * The id in a bare query string: `?abc` gives `abc`; empty when there is none.
 * A trailing `=`, which URLSearchParams adds to a bare key, is dropped.
 */
export function idFromSearch(search: string): string {
  const [first = ''] = search.replace(/^\?/, '').split('&')
  const id = first.replace(/=$/, '')
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** The page number of `?page=`; anything that is not a whole number from 1 counts as 1. */
export function pageFromSearch(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1')
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
