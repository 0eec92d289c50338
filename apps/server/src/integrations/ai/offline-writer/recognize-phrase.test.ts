import { describe, expect, it } from 'vitest'
import { recognizePhrase } from './recognize-phrase.ts'
import { aDraftTask } from './sample-tasks.ts'
import { sentencesOf } from './sentences.ts'
import { writeDraft } from './write-draft.ts'

describe('recognizing what a draft put around the words of the student', () => {
  it('knows every sentence of a draft without material', () => {
    for (const question of ['Your shelf\nName at least five books.', 'What makes you show up?']) {
      const draft = writeDraft(aDraftTask(question, 500))
      expect(sentencesOf(draft).filter((sentence) => !recognizePhrase(sentence))).toEqual([])
    }
  })

  it('leaves the words of the student alone', () => {
    const own = [
      'I started volunteering at the library in 2023.',
      'My next step is to apply for a job.',
      'On Thursdays, I wash pans.',
      'In order to do this, I started early.',
      'I am tired of it, and I sleep.',
      'It was slow, and box 7 broke twice.',
    ]
    expect(own.filter((sentence) => recognizePhrase(sentence))).toEqual([])
  })
})
