import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { MakeRequest } from '../../features/people/privacy/make-request.tsx'
import { publicMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { privacyText } from './legal/privacy-text.ts'
import styles from './privacy.module.css'
import { optionalPart } from '../../ui/optional-part.ts'

const MeasuringChoice = optionalPart(
  () => import('../../features/common/measuring/measuring-choice.tsx'),
)

export const meta = () =>
  publicMeta({
    title: 'Privacy Policy',
    description:
      'What is collected and why, who receives it, how long it is kept, and how to see or delete it.',
    path: paths.privacy,
  })

/** Runs while the site is built: the page carries its text, and its script does not. */
export const loader = () => privacyText

export default function PrivacyPage() {
  return (
    <>
      <LegalPage text={useLoaderData<typeof loader>()} />
      <section id="measuring" className={styles.measuring} aria-labelledby="measuring-heading">
        <h2 id="measuring-heading">Measuring</h2>
        <Suspense>
          <MeasuringChoice />
        </Suspense>
      </section>
      <MakeRequest />
    </>
  )
}
