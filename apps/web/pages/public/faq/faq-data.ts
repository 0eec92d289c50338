import type { HelpGroup } from '../help/help-list.tsx'

/** The questions as search engines read them (schema.org/FAQPage). */
export const faqData = (groups: readonly HelpGroup[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: groups
    .flatMap(({ topics }) => topics)
    .map(({ question, paragraphs }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: paragraphs.join('\n\n') },
    })),
})
