import { TERMS_VERSION } from '@laurel/contract/terms'
import { expect, it } from 'vitest'
import { productName, productSlug } from '../../../product.ts'
import { productTermsText } from './product-terms-text.ts'
import { termsText } from './terms-text.ts'

const KEPT = '../../../../server/src/features/running/site-pages/terms'

/**
 * Whoever agreed to a version can read it for ever: the server shows what is kept here. This fails
 * when a text is changed without its day: move the day in packages/contract/src/terms.ts, and run
 * the test once to keep the new version beside the old ones.
 */
it('keeps the terms as they are under their day', async () => {
  const texts = JSON.stringify({ terms: termsText, productTerms: productTermsText }, undefined, 2)
  const kept = texts.replaceAll(productName, '{product}').replaceAll(`/${productSlug}-`, '/{slug}-')
  await expect(`${kept}\n`).toMatchFileSnapshot(`${KEPT}/${TERMS_VERSION}.json`)
})
