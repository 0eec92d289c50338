import { useLoaderData } from 'react-router'
import { publicMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { termsText } from './legal/terms-text.ts'

export const meta = () =>
  publicMeta({
    title: 'Terms of Use',
    description:
      'Who may use the service, what it does, prices and refunds, disputes, and the rules of drawings.',
    path: paths.terms,
  })

/** Runs while the site is built: the page carries its text, and its script does not. */
export const loader = () => termsText

export default function TermsPage() {
  return <LegalPage text={useLoaderData<typeof loader>()} />
}
