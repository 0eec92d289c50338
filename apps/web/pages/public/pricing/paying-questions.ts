export const payingQuestions = [
  {
    question: 'Can I get my money back?',
    answer:
      'Yes, for the latest period, if you did not use what only subscribers have in it. Ask for it on your plan page.',
  },
  {
    question: 'Can a parent pay for me?',
    answer:
      'Yes. Payment takes place at the provider’s own form, and the card may be anybody’s who agrees to it.',
  },
  {
    question: 'What happens when I cancel?',
    answer:
      'Everything stays open until the end of what is paid, and nothing more is charged. What you wrote stays yours, on the free plan too. You can cancel until the moment of the charge.',
  },
  {
    question: 'What happens on the last day of a trial?',
    answer:
      'We email you 3 days before. Unless you cancelled by then, the first charge is made when the trial ends. There is one free trial per person and card.',
  },
] as const
