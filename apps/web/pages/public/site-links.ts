import { scholarshipLinks, socialLinks } from './outside-links.ts'
import { paths } from '../../paths.ts'
import type { SiteLink } from './site-link.ts'

/** The public navbar, in the order of specification 2. */
export const navbarLinks: readonly SiteLink[] = [
  { label: 'Chatbot', to: paths.productAssistance },
  { label: 'Partners', to: paths.partners, isServed: true },
  { label: 'Pricing', to: paths.pricing },
  { label: 'About Us', to: paths.aboutUs },
  { label: 'Business', to: import.meta.env.PRODUCT_BUSINESS_URL || paths.business },
  { label: 'FAQ', to: paths.faq },
  { label: 'Contact', to: paths.contact },
  ...scholarshipLinks,
]

export const footerLinks: readonly SiteLink[] = [
  { label: 'Scholarships', to: paths.publicScholarships, isServed: true },
  { label: 'Contact', to: paths.contact },
  { label: 'FAQ', to: paths.faq },
  { label: 'Unsubscribe', to: paths.unsubscribe },
  { label: 'About Us', to: paths.aboutUs },
  { label: 'Partner', to: paths.partners, isServed: true },
  { label: 'Sign Up', to: paths.signup },
  { label: 'Login', to: paths.login },
  { label: 'For organizations', to: paths.business },
  { label: 'Terms', to: paths.terms },
  { label: 'Privacy', to: paths.privacy },
  { label: 'Scholarship terms', to: paths.productTerms },
  { label: 'Status', to: paths.status, isServed: true },
  { label: 'Do not sell my personal information', to: paths.doNotSell },
  ...scholarshipLinks,
  ...socialLinks,
]

/** Specification 2, section 2: "Signup is hidden on /unlock-scholarship". */
export const isSignupOffered = (pathname: string): boolean => pathname !== paths.unlockScholarship
