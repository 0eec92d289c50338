import { useLoaderData } from 'react-router'
import { useSession } from '../../../api/use-session.ts'
import { publicMeta } from '../../../page-meta.ts'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import styles from '../assistance/assistance.module.css'
import { HelpList, type HelpGroup } from '../help/help-list.tsx'
import { faqData } from './faq-data.ts'
import { faqGroups } from './faq-groups.ts'

interface Loaded {
  loaderData?: HelpGroup[] | undefined
}

export const meta = ({ loaderData = [] }: Loaded) => [
  ...publicMeta({
    title: 'FAQ',
    description:
      'Questions about scholarships, matching, applying, prices, data and organizations, each with a true and short answer.',
    path: paths.faq,
  }),
  { 'script:ld+json': faqData(loaderData) },
]

/** Runs while the site is built: the page carries its text, and its script does not. */
export const loader = () => faqGroups(productName)

export default function FaqPage() {
  const groups = useLoaderData<typeof loader>()
  const session = useSession()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>FAQ</PageHeading>
        <p className={styles.lead}>
          What students, parents and sponsors ask us, answered as it is. If yours is not here, a
          person answers it.
        </p>
        <div className={styles.actions}>
          <ButtonLink variant="filled" size="large" to={paths.contact}>
            Contact us
          </ButtonLink>
        </div>
      </div>
      <HelpList groups={groups} isSignedIn={session !== undefined} />
    </div>
  )
}
