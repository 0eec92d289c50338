import { afterEach, expect, it } from 'vitest'
import type { Question } from '../../people/questions/question.ts'
import { forgetTyped, keepTyped, readTyped } from './typed-answer.ts'

afterEach(forgetTyped)

const asked = (key: string, kind: string) => ({ key, control: { kind } }) as unknown as Question
const birthDate = asked('birthDate', 'birthDate')

it('keeps what is typed for its question and conversation alone', () => {
  keepTyped('onboarding', birthDate, ['2009-03-14'])
  expect(readTyped('onboarding', birthDate)).toEqual(['2009-03-14'])
  expect(readTyped('update', birthDate)).toBeUndefined()
  expect(readTyped('onboarding', asked('zipCode', 'text'))).toBeUndefined()
  forgetTyped()
  expect(readTyped('onboarding', birthDate)).toBeUndefined()
})

it('keeps no password', () => {
  const password = asked('password', 'password')
  keepTyped('onboarding', password, ['Blue-Heron-7'])
  expect(readTyped('onboarding', password)).toBeUndefined()
})
