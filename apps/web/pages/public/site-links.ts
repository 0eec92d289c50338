import { paths } from '../../paths.ts'

export interface SiteLink {
  label: string
  to: string
  /** A link is shown once its screen exists. */
  isBuilt?: boolean
  /** The server writes the page: the browser goes there, not the router. */
  isServed?: true
}

/** The public navbar, in the order of specification 2. */
const navbar: readonly SiteLink[] = [
  { label: 'Chatbot', to: paths.productAssistance, isBuilt: true },
  { label: 'Partners', to: paths.partners, isBuilt: true, isServed: true },
  { label: 'Pricing', to: paths.pricing, isBuilt: true },
  { label: 'About Us', to: paths.aboutUs, isBuilt: true },
  { label: 'Business', to: paths.business, isBuilt: true },
  { label: 'FAQ', to: paths.faq, isBuilt: true },
  { label: 'Contact', to: paths.contact, isBuilt: true },
]

const footer: readonly SiteLink[] = [
  { label: 'Scholarships', to: paths.publicScholarships, isBuilt: true, isServed: true },
  { label: 'Contact', to: paths.contact, isBuilt: true },
  { label: 'FAQ', to: paths.faq, isBuilt: true },
  { label: 'Unsubscribe', to: paths.unsubscribe, isBuilt: true },
  { label: 'About Us', to: paths.aboutUs, isBuilt: true },
  { label: 'Partner', to: paths.partners, isBuilt: true, isServed: true },
  { label: 'Sign Up', to: paths.signup, isBuilt: true },
  { label: 'Login', to: paths.login, isBuilt: true },
  { label: 'For organizations', to: paths.business, isBuilt: true },
  { label: 'Terms', to: paths.terms, isBuilt: true },
  { label: 'Privacy', to: paths.privacy, isBuilt: true },
  { label: 'Scholarship terms', to: paths.productTerms, isBuilt: true },
  { label: 'Status', to: paths.status, isBuilt: true, isServed: true },
  { label: 'Do not sell my personal information', to: paths.doNotSell, isBuilt: true },
]

/** Specification 2, section 2: "Signup is hidden on /unlock-scholarship". */
export const isSignupOffered = (pathname: string): boolean => pathname !== paths.unlockScholarship

export const navbarLinks = navbar.filter((link) => link.isBuilt)
export const footerLinks = footer.filter((link) => link.isBuilt)
