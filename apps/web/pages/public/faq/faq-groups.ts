import { accountTopics } from '@laurel/contract/help-account'
import { applyingTopics } from '@laurel/contract/help-applying'
import { findingTopics } from '@laurel/contract/help-finding'
import type { HelpGroup } from '../help/help-list.tsx'
import { everydayTopics, organisationTopics, trustTopics } from './more-questions.ts'

/** Specification 2, section 2 "Other public pages": 45 questions. */
export const faqGroups = (product: string): HelpGroup[] => [
  { title: 'Finding scholarships', topics: findingTopics(product) },
  { title: 'Whom to trust', topics: trustTopics(product) },
  { title: 'Applying', topics: applyingTopics(product) },
  { title: 'Parents and devices', topics: everydayTopics(product) },
  { title: 'Your account and your data', topics: accountTopics(product) },
  { title: 'For organizations', topics: organisationTopics(product) },
]
