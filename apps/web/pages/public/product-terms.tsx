import { useLoaderData } from 'react-router'
import { publicMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { productTermsText } from './legal/product-terms-text.ts'

export const meta = () =>
  publicMeta({
    title: 'Scholarship terms',
    description: 'What a student agrees to with each application, and what a sponsor receives.',
    path: paths.productTerms,
  })

/** Runs while the site is built: the page carries its text, and its script does not. */
export const loader = () => productTermsText

export default function ProductTermsPage() {
  return <LegalPage text={useLoaderData<typeof loader>()} />
}
