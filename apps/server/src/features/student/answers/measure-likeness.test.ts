import { expect, it } from 'vitest'
import { LIKENESS_THRESHOLD, measureLikeness, weighQuestion } from './measure-likeness.ts'

/** A question as its title, or its title and description. */
type Asked = string | [title: string, description: string]

function likeness(one: Asked, other: Asked): number {
  const [left, right] = [one, other].map((asked) => {
    const [title, description = ''] = Array.isArray(asked) ? asked : [asked]
    return weighQuestion({ title, description })
  })
  return measureLikeness(left!, right!)
}

it.each<[Asked, Asked]>([
  ['Why do you want to study nursing?', 'Tell us why you chose nursing'],
  ['Why do you want to become a nurse?', ['Why nursing, why now', 'Plain words, please.']],
  [['Essay', 'Why do you want to study nursing? 500 words.'], 'Why nursing?'],
  ['What motivates you to pursue nursing?', 'Why did you choose to study nursing?'],
  ['What inspired you to become a teacher?', 'Why do you want to teach?'],
  ['Describe your financial need', 'Explain why you need financial help'],
  ['Why can you not afford college?', 'Describe your financial need.'],
  ['What are your career goals?', 'Describe your goals for your career'],
  ['What are your career goals?', 'Tell us about your professional aspirations.'],
  ['Where do you see yourself in five years?', 'What are your goals for the future?'],
  ['How will this scholarship help you reach your goals?', 'What are your educational goals?'],
  ['Describe a challenge you have overcome', 'Tell us about an obstacle or hardship in your life.'],
  ['A challenge you overcame', ['Essay 2', 'Describe a difficulty and how you overcame it.']],
  ['Describe your leadership experience', 'Give an example of a time you led others.'],
  ['Describe your community service', 'Volunteer work in your community'],
  ['Tell us about yourself', 'Who are you?'],
  ['Why do you deserve this scholarship?', 'Why should we choose you for this award?'],
  ['What achievement are you most proud of?', 'Describe your greatest accomplishment'],
  ['List your extracurricular activities', 'Activities and clubs'],
  ['Where do you plan to enroll?', ['Where will you enroll?', 'Name up to three schools.']],
  ['Portfolio page', ['Link to your portfolio', 'Optional.']],
  [
    ['Your proposal', 'With a small budget.'],
    ['Your proposal', 'One page.'],
  ],
  ['¿Por qué quieres estudiar enfermería?', 'Por que quieres estudiar enfermeria'],
])('takes %j for %j', (one, other) => {
  expect(likeness(one, other)).toBeGreaterThanOrEqual(LIKENESS_THRESHOLD)
  expect(likeness(other, one)).toBeCloseTo(likeness(one, other))
})

it.each<[Asked, Asked]>([
  ['Why do you want to study nursing?', 'Describe your financial need'],
  ['Why do you want to study nursing?', 'Why do you want to study engineering?'],
  ['Why do you want to study nursing?', 'Why do you deserve this scholarship?'],
  [
    'Why do you want to study nursing?',
    ['Nursing programs you are considering', 'List one to three.'],
  ],
  ['Why nursing?', ['A school nurse or aide you remember', 'What did that person do well?']],
  [
    ['Who first told you that you could be a nurse?', 'A name and two or three lines.'],
    ['Why nursing, why now', 'Plain words, please.'],
  ],
  [
    ['Why now', 'Doubts are welcome.'],
    ['Why there', 'Do not mention the food.'],
  ],
  [
    ['Why now', 'Doubts are welcome.'],
    ['Why nursing, why now', 'Plain words, please.'],
  ],
  ['Essay', 'Your essay'],
  ['Personal statement', ['Essay', 'Write about a challenge you overcame.']],
  [
    ['Essay', 'Describe your financial need.'],
    ['Essay', 'Describe your leadership experience.'],
  ],
  ['What is the money for?', 'What will you buy?'],
  ['Describe your community', 'Describe your family'],
  [
    ['The teacher you would be', 'First day, first five minutes.'],
    ['Teach us one thing', 'As long or as short as it needs to be.'],
  ],
  [
    ['The room you want to work in', 'Describe it as if we had never been in a hospital.'],
    ['A room where you can be yourself', 'Real or imagined.'],
  ],
  ['What are your career goals?', 'Describe a challenge you have overcome'],
  [
    ['A corner you know well', 'Indoors or out.'],
    ['A field you know', 'It can be a yard, a roof or a window box.'],
  ],
  [
    ['Name of the member', 'And the boat, if there is one.'],
    ['Name of your relative', 'And the years, if you know them.'],
  ],
  ['', ' '],
])('does not take %j for %j', (one, other) => {
  expect(likeness(one, other)).toBeLessThan(LIKENESS_THRESHOLD)
})

it('is 1 for the same question only, whatever its signs and case', () => {
  const asked: Asked = ['Why nursing, why now', 'Plain words, please.']
  expect(likeness(asked, ['WHY NURSING – why now?', 'Plain words please'])).toBe(1)
  expect(likeness(asked, ['Why nursing, why now', 'In plain words.'])).toBeLessThan(1)
})

it('finds the same question more alike than a similar one', () => {
  const same = likeness('Why nursing?', 'Why nursing')
  const close = likeness('Why nursing?', 'Why do you want to study nursing?')
  const far = likeness('Why nursing?', 'Which nurses do you admire?')
  expect(same).toBeGreaterThan(close)
  expect(close).toBeGreaterThan(far)
})
