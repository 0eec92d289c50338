import { expect, it } from 'vitest'
import { FACT_WORDS } from '../profile-facts.ts'
import { aboutStudent } from './about-student.ts'

it.each([
  ['How old are you?', 'How old is Maya?'],
  ['What is your gender?', 'What is Maya’s gender?'],
  ['Which of these describe you?', 'Which of these describe Maya?'],
  [
    'Do you plan to go to college or a trade school?',
    'Does Maya plan to go to college or a trade school?',
  ],
  ['Have you lived through any of these?', 'Has Maya lived through any of these?'],
  ['Which high school do (or did) you attend?', 'Which high school does (or did) Maya attend?'],
  ['When do (or did) you start college?', 'When does (or did) Maya start college?'],
  [
    'Is your college, or the one you plan to go to, accredited?',
    'Is Maya’s college, or the one they plan to go to, accredited?',
  ],
  [
    'What is the highest degree or diploma you already have?',
    'What is the highest degree or diploma Maya already has?',
  ],
  [
    'Do you need financial help to pay for college?',
    'Does Maya need financial help to pay for college?',
  ],
  ['Does your spouse have ties to the military?', 'Does Maya’s spouse have ties to the military?'],
  ['You’re eligible', 'Maya is eligible'],
  ['You meet 3 of 4 rules so far.', 'Maya meets 3 of 4 rules so far.'],
  ['You don’t meet one rule.', 'Maya doesn’t meet one rule.'],
  ['Needs a GPA of 3.5, yours is 3.1', 'Needs a GPA of 3.5, Maya’s is 3.1'],
  ['Needs 24 credits, you have 12', 'Needs 24 credits, Maya has 12'],
  ['For ages 18 and up, you are 17', 'For ages 18 and up, Maya is 17'],
  ['You were chosen', 'Maya was chosen'],
  ['You withdrew it', 'Maya withdrew it'],
  ['16 fit you, 1 is not certain yet.', '16 fit Maya, 1 is not certain yet.'],
  ['It fits you.', 'It fits Maya.'],
  ['About you', 'About Maya'],
  [
    '48 you’re eligible for, 60 more may fit you.',
    '48 Maya is eligible for, 60 more may fit them.',
  ],
  ['Are you a student, or the parent of one?', 'Are you a student, or the parent of one?'],
])('puts %j about somebody else', (question, words) => {
  expect(aboutStudent(question, 'Maya')).toBe(words)
})

it('leaves no question of the profile that speaks to the reader', () => {
  const asked = Object.values(FACT_WORDS).map(({ question }) => aboutStudent(question))
  const speaking = asked.filter((each) => /\byou(r|rs)?\b/i.test(each))
  expect(speaking).toEqual(['Are you a student, or the parent of one?'])
  expect(asked).toContain('How old is the student?')
})
