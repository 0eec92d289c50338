import { describe, expect, it } from 'vitest'
import { wordQuestion } from './word-question.ts'

describe('a sentence as a person would ask it', () => {
  it.each([
    ['Must keep bees.', 'Do you keep bees?'],
    ['Applicants must be able to swim', 'Are you able to swim?'],
    ['Must have a hive of their own.', 'Do you have a hive of your own?'],
    ['Must have raised a calf', 'Have you raised a calf?'],
    ['Must currently live on a farm', 'Do you currently live on a farm?'],
    ['Attend a partner college', 'Do you attend, or plan to attend, a partner college?'],
    ['Students who have overcome hardship', 'Have you overcome hardship?'],
    ['Open to students who keep goats', 'Do you keep goats?'],
    ['For students in a marching band', 'Are you a student in a marching band?'],
    ['Members of a rowing club', 'Are you a member of a rowing club?'],
    ['Be a resident of the valley (verify current rules)', 'Are you a resident of the valley?'],
  ])('%s', (sentence, question) => {
    expect(wordQuestion(sentence)).toBe(question)
  })

  it.each([
    ['things to do', 'Must complete all required meetings'],
    ['what to send', 'Must submit an essay'],
    ['what turns around', 'Must not be a previous winner'],
    ['a choice whose parts are unclear', 'Must either keep bees or own a hive'],
    ['what points elsewhere', 'Must meet the criteria above'],
    ['several things at once', 'Must keep bees; must own a hive'],
    ['what is no sentence', 'Grit-focused'],
    ['a placeholder', 'VERIFY'],
    ['people of several kinds', 'Children and spouses of fallen firefighters'],
    ['what is longer than a question', `Must ${'keep bees and '.repeat(12)}goats`],
  ])('asks nobody %s: %s', (_why, sentence) => {
    expect(wordQuestion(sentence)).toBeNull()
  })
})
