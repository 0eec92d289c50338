/** Every screen once: what the sweep visits. Addresses of a scholarship are filled in by its title. */
export const PUBLIC_SCREENS = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/auth/login' },
  { name: 'sign-up', path: '/signup' },
  { name: 'conversation', path: '/conversation' },
  { name: 'forgot password', path: '/forgot-password' },
  { name: 'confirm an address', path: '/confirm-email' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy policy', path: '/privacy' },
  { name: 'scholarship terms', path: '/laurel-terms-policy' },
  { name: 'assistance for visitors', path: '/laurelAssistance' },
  { name: 'unsubscribe', path: '/unsubscribe' },
  { name: 'do not sell', path: '/do-not-sell-my-personal-information' },
  { name: 'contact', path: '/contact' },
  { name: 'pricing', path: '/pricing' },
  { name: 'questions and answers', path: '/faq' },
  { name: 'about us', path: '/about-us' },
  { name: 'for organizations', path: '/b2b' },
  { name: 'invitation without its link', path: '/invitation' },
  { name: 'signing an organization up', path: '/organiser/start' },
  { name: 'invitation to an organization without its link', path: '/organisation-invitation' },
  { name: 'not found', path: '/nowhere' },
] as const

export const APPLICANT_SCREENS = [
  { name: 'registration, background', path: '/auth/userdetails' },
  { name: 'registration, school', path: '/auth/register3' },
  { name: 'registration, college and goals', path: '/auth/register4' },
  { name: 'dashboard', path: '/auth/dashboard' },
  { name: 'matches', path: '/auth/dashboard/recommendation' },
  { name: 'saved', path: '/auth/dashboard/saved' },
  { name: 'easy apply', path: '/auth/dashboard/easy-apply' },
  { name: 'apply with a CV', path: '/auth/dashboard/easyApplyWithCv' },
  { name: 'applied', path: '/auth/dashboard/myScholarship?tab=applied' },
  { name: 'drafts', path: '/auth/dashboard/myScholarship?tab=draft' },
  { name: 'tracked applications', path: '/auth/dashboard/trackApplications?tab=applications' },
  { name: 'planner', path: '/auth/dashboard/trackApplications?tab=planner' },
  { name: 'what happens by itself', path: '/auth/dashboard/trackApplications?tab=automatic' },
  { name: 'documents', path: '/auth/dashboard/documents' },
  { name: 'family', path: '/auth/dashboard/family' },
  { name: 'assistance', path: '/auth/dashboard/assistance' },
  { name: 'chat with the assistant', path: '/auth/dashboard/assistanceChat' },
  { name: 'setting', path: '/auth/dashboard/setting' },
  { name: 'profile, personal', path: '/auth/dashboard/profile?tab=personal' },
  { name: 'profile, contact', path: '/auth/dashboard/profile?tab=contact' },
  { name: 'profile, education', path: '/auth/dashboard/profile?tab=education' },
  { name: 'profile, more about you', path: '/auth/dashboard/profile?tab=more' },
  { name: 'profile on its own', path: '/auth/profile' },
  { name: 'plan and profile', path: '/auth/dashboard/plan' },
  { name: 'plans', path: '/auth/dashboard/subscription-plan' },
  { name: 'subscription support', path: '/auth/dashboard/subscription-support' },
  { name: 'support', path: '/auth/dashboard/support' },
  { name: 'payment of an unknown price', path: '/auth/payment?pId=nothing' },
  { name: 'left without paying', path: '/auth/payment-return' },
  { name: 'paid, of nothing', path: '/auth/dashboard/success' },
] as const

export const ADMIN_SCREENS = [
  { name: 'subscriptions', path: '/admin/subscriptions' },
  { name: 'event log', path: '/admin/billing-events' },
  { name: 'revenue', path: '/admin/revenue' },
  { name: 'listings desk', path: '/admin/listings' },
  { name: 'imports', path: '/admin/listings/imports' },
  { name: 'organizations', path: '/admin/organisations' },
  { name: 'support queue', path: '/admin/support' },
] as const

/** A draft with every kind of requirement, and an application that was sent. */
export const ORGANISER_SCREENS = [
  { name: 'organization, overview', path: '/organiser' },
  { name: 'organization, scholarships', path: '/organiser/scholarships' },
  { name: 'organization, applicants', path: '/auth/applicants' },
  { name: 'organization, winners', path: '/auth/winner' },
  { name: 'organization, members', path: '/organiser/members' },
  { name: 'organization, programs', path: '/organiser/programs' },
  { name: 'organization, record', path: '/organiser/record' },
  { name: 'organization, settings', path: '/organiser/settings' },
] as const

export const SCHOLARSHIP_SCREENS = [
  { name: 'application form', title: 'Alderbrook Neighbors Grant', tab: 'draft' },
  { name: 'received application', title: 'The Thermometer Prize', tab: 'applied' },
] as const
