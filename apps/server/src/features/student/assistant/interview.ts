/** A question before the draft, which only the student can answer. */
export interface InterviewQuestion {
  /** What the answer tells of, in a few words: its name among the sources. */
  label: string
  text: string
}

interface Theme {
  /** What a question of this theme speaks of. */
  speaksOf: RegExp
  questions: readonly InterviewQuestion[]
}

/** The more telling themes first: a question may speak of several. */
const THEMES: readonly Theme[] = [
  {
    speaksOf:
      /\b(challeng|obstacle|hardship|advers|overc[ao]m|setback|struggl|difficult|fail(ed|ure)|mistake)/i,
    questions: [
      {
        label: 'What happened',
        text: 'Which one moment or problem will you write about? Say when and where it was.',
      },
      { label: 'What you did', text: 'What did you do about it, step by step?' },
      { label: 'What changed', text: 'What do you do differently because of it?' },
    ],
  },
  {
    speaksOf: /\b(led\b|lead(er|ers|ing|ership)?\b|initiative|organi[sz]ed|captain|president of)/i,
    questions: [
      { label: 'What you led', text: 'What did you lead or begin, and with whom?' },
      { label: 'A decision', text: 'Which decision was yours, and what came of it?' },
      { label: 'What you learned', text: 'What would you do in another way next time?' },
    ],
  },
  {
    speaksOf:
      /\b(communit|volunteer|service|serv(e|ed|ing)\b|neighbo|give back|giving back|helped others|mentor)/i,
    questions: [
      {
        label: 'What you did for others',
        text: 'What have you done for other people, where and how often?',
      },
      { label: 'One person', text: 'Which person or moment from it do you remember, and why?' },
      { label: 'What comes next', text: 'How will you go on with it?' },
    ],
  },
  {
    speaksOf:
      /\b(financ|afford|tuition|expens|need this|cost of|money|how (would|will) (this|the) (scholarship|award|grant|money))/i,
    questions: [
      { label: 'What it would pay for', text: 'What exactly would this money pay for?' },
      { label: 'What you do already', text: 'What have you done so far to pay for school?' },
      {
        label: 'What it makes possible',
        text: 'What could you do with it that you cannot do now?',
      },
    ],
  },
  {
    speaksOf:
      /\b(role model|hero|admire|influenc|inspired you|person who|someone who|mentor|teacher who)/i,
    questions: [
      { label: 'Who', text: 'Who is it, and how do you know them?' },
      { label: 'What they did', text: 'What did they do or say that you still think of?' },
      { label: 'What you do because of it', text: 'What do you do because of them?' },
    ],
  },
  {
    speaksOf: /\b(goal|career|future|aspir|ambition|dream|ten years|five years|plans?\b|hope to)/i,
    questions: [
      { label: 'What you want to do', text: 'What work do you want to do, and for whom?' },
      { label: 'Where it began', text: 'When did you first think of it? Tell one scene.' },
      {
        label: 'Your next step',
        text: 'What have you already done toward it, and what is your next step?',
      },
    ],
  },
  {
    speaksOf:
      /\b(why (do|did|are|have) you|major|field of study|interest(ed)? in|chose|choose|stud(y|ying)|pursu)/i,
    questions: [
      { label: 'Where it began', text: 'What made you choose this? Tell one scene or moment.' },
      {
        label: 'What you have done',
        text: 'What have you done in it so far: a class, a job, a project?',
      },
      {
        label: 'What you would like to change',
        text: 'Which problem would you like to work on with it?',
      },
    ],
  },
  {
    speaksOf: /\b(proud|achiev|accomplish|award you|success)/i,
    questions: [
      { label: 'What you achieved', text: 'What did you achieve, and when?' },
      { label: 'What it took', text: 'What was the hard part, and what did you do about it?' },
      { label: 'Why it matters', text: 'Why does it matter to you or to others?' },
    ],
  },
  {
    speaksOf:
      /\b(divers|background|identity|culture|heritage|tradition|perspective|who you are|about yourself|your story)/i,
    questions: [
      {
        label: 'What shaped you',
        text: 'Which place, habit or person of your life should a stranger know of?',
      },
      { label: 'One scene', text: 'Tell one scene that shows it.' },
      { label: 'What you bring', text: 'What do you bring to a class or a team because of it?' },
    ],
  },
]

const FOR_ANYTHING: readonly InterviewQuestion[] = [
  {
    label: 'Your example',
    text: 'Which one example from your own life answers this? Say when and where it was.',
  },
  { label: 'What you did', text: 'What did you do in it yourself?' },
  { label: 'Why it matters', text: 'Why does it matter to you?' },
]

/** Two are enough for a few sentences. */
const FOR_SHORT_ANSWER = 2

/** The questions before a draft: two or three, by what is asked for. */
export function interviewFor(
  question: string,
  isShortAnswer: boolean,
): readonly InterviewQuestion[] {
  const theme = THEMES.find(({ speaksOf }) => speaksOf.test(question))
  const questions = theme?.questions ?? FOR_ANYTHING
  return isShortAnswer ? questions.slice(0, FOR_SHORT_ANSWER) : questions
}

export const SKIP = 'Skip'
const NOTHING_SAID = /^(skip|no|none|nothing|pass|n\/a|i don'?t know|idk|-+)?[.!]*$/i

/** Whether somebody would rather not answer. */
export const isSkipped = (answer: string): boolean => NOTHING_SAID.test(answer.trim())
