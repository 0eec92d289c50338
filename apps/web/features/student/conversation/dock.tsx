import type { ReactNode } from 'react'
import { useConversation } from './conversation-context.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { GoogleButton } from '../../people/accounts/google-button.tsx'
import { Chips } from '../../people/questions/controls/chips.tsx'
import type { Given, Question } from '../../people/questions/question.ts'
import { advance } from './advance.ts'
import { answer, cancelEdit, CONTINUE_QUESTION, edit, keepAnswer } from './answer-flow.ts'
import { AnswerForm } from './answer-form.tsx'
import styles from './dock.module.css'
import { LoginAnswer } from './login-answer.tsx'
import { FeaturedOffer, Previews } from './offer-cards.tsx'
import { ResumeChoice } from './resume-choice.tsx'
import { begin } from './open-talk.ts'
import { forgetTyped, keepTyped, readTyped } from './typed-answer.ts'

/** What the person does next, for every place in the conversation. */
export function Dock(): ReactNode {
  const { talk, view } = useConversation()
  const { progress, isResuming } = view
  const { place } = progress
  if (isResuming) return <ResumeChoice />
  switch (place.at) {
    case 'welcome':
      return <Start />
    case 'question': {
      const question = talk.find(place.key)
      return question ? <QuestionDock question={question} isEdit={place.isEdit === true} /> : null
    }
    case 'login':
      return <LoginAnswer />
    case 'doubt':
      return <Doubt name={place.key} />
    case 'featured':
      return <FeaturedOffer />
    case 'previews':
      return <Previews />
    case 'stuck':
      return (
        <Button variant="filled" onClick={() => void advance(talk)}>
          Try again
        </Button>
      )
    case 'ended':
      return <ButtonLink to={paths.landing}>Back to the start page</ButtonLink>
    default:
      return null
  }
}

function Start() {
  const { talk } = useConversation()
  return (
    <div className={styles.actions}>
      <Button variant="filled" data-answer="" onClick={() => begin(talk, 'signUp')}>
        Sign up
      </Button>
      <Button onClick={() => begin(talk, 'logIn')}>Log in</Button>
    </div>
  )
}

const hasCountry = ({ control }: Question) => ['phone', 'address'].includes(control.kind)

function initialOf(question: Question, stored: Given | undefined, country: string): Given {
  if (question.control.kind === 'password') return []
  if (stored !== undefined) return stored
  if (question.control.kind === 'phone') return [country, '']
  return question.control.kind === 'address' ? ['', '', '', '', '', country] : []
}

function QuestionDock({ question, isEdit }: { question: Question; isEdit: boolean }) {
  const { talk, view, today, country } = useConversation()
  const { answers } = view.progress
  const cancel = () => {
    forgetTyped()
    void cancelEdit(talk)
  }
  return (
    <>
      <AnswerForm
        // Where the country is part of the answer, it begins anew once that is known.
        key={hasCountry(question) ? `${question.key}-${country}` : question.key}
        question={question}
        answers={answers}
        initial={
          readTyped(talk.kind, question) ?? initialOf(question, answers[question.key], country)
        }
        problem={view.problem}
        today={today}
        note={question.control.kind === 'terms' && <TermsLinks />}
        onTyped={(given) => keepTyped(talk.kind, question, given)}
        onAnswer={(given) => {
          forgetTyped()
          void answer(talk, question, given)
        }}
        onCancel={isEdit ? cancel : undefined}
      />
      {question.key === 'email' && !isEdit && <GoogleButton from={paths.conversation} />}
    </>
  )
}

/** In a tab of their own, so that the conversation stays. */
function TermsLinks() {
  return (
    <p className={styles.note}>
      <a href={paths.terms} target="_blank" rel="noreferrer">
        Terms of Use
      </a>{' '}
      and{' '}
      <a href={paths.privacy} target="_blank" rel="noreferrer">
        Privacy Policy
      </a>{' '}
      open in a new tab.
    </p>
  )
}

function Doubt({ name }: { name: string }) {
  const { talk } = useConversation()
  return (
    <Chips
      label={CONTINUE_QUESTION}
      choices={[
        { id: 'keep', label: 'Keep my answer' },
        { id: 'change', label: 'Change it' },
      ]}
      onPick={(id) => (id === 'keep' ? void keepAnswer(talk) : edit(talk, name))}
    />
  )
}
