import { expect, it } from 'vitest'
import { faqGroups } from './faq-groups.ts'
import { faqData } from './faq-data.ts'

const topics = faqGroups('Laurel').flatMap((group) => group.topics)

it('answers 45 questions, each once', () => {
  expect(topics).toHaveLength(45)
  expect(new Set(topics.map(({ id }) => id)).size).toBe(45)
  expect(new Set(topics.map(({ question }) => question)).size).toBe(45)
})

it('tells search engines the same questions and answers', () => {
  const { mainEntity } = faqData(faqGroups('Laurel'))
  expect(mainEntity.map(({ name }) => name)).toEqual(topics.map(({ question }) => question))
  expect(mainEntity[0]?.acceptedAnswer.text).toBe(topics[0]?.paragraphs.join('\n\n'))
})
