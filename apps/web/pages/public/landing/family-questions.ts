import { freeLimitWords } from '@laurel/contract/free-limit'
import { productName } from '../../../product.ts'

export const familyQuestions = [
  {
    question: `Is ${productName} really free?`,
    answer: `Matching and saving are free. ${freeLimitWords(productName)} A plan removes that limit and sends many at once. You never need to buy anything to enter a drawing.`,
  },
  {
    question: 'Can I fill this in for my child?',
    answer:
      'Yes. Sign up as a parent and answer for the student: the profile describes the student, and the questions are the same. The applicant must be at least 16.',
  },
  {
    question: 'Will my essay still be mine?',
    answer:
      'Yes. You can read, change, copy and send what you wrote at any time. Nothing replaces your text without asking you, and a submitted application is never changed.',
  },
  {
    question: 'What happens to my data if I leave?',
    answer:
      'Delete your account in Setting, and your data is deleted within 24 hours. Otherwise it is deleted about 7 years after your last login. It is not sold.',
  },
]
