import type { FieldValue } from '@laurel/contract/application-shapes'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { answerText } from '@laurel/contract/requirement-status'
import { linkedFileId } from '@laurel/contract/file-link'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { cutAtWord } from '../../../catalogue/scholarships/snippet.ts'
import { useSendingPreview, WhatGoesOut } from '../../sending/what-goes-out.tsx'
import styles from '../../sending/what-goes-out.module.css'
import { useAddressed } from '../../../people/questions/use-addressed.ts'
import { fileNameOf } from '../answers/file-name.ts'
import type { ApplicationForm } from '../use-application-form.ts'

/** What is shown of an answer; all of it stands in the form. */
const SHOWN_CHARACTERS = 160

/** Before an application is sent: to whom it goes, and what. */
export function Review({ form }: { form: ApplicationForm }) {
  const { isAsking, close } = form.review
  return (
    <Dialog isOpen={isAsking} onClose={close} title="Check what is sent">
      <ReviewBody form={form} />
    </Dialog>
  )
}

function ReviewBody({ form }: { form: ApplicationForm }) {
  const { scholarship, busy, review } = form
  const preview = useSendingPreview([scholarship.id])
  const addressed = useAddressed()
  return (
    <div className={styles.body}>
      <p>
        To <b>{scholarship.user.firstName}</b>, for {scholarship.title}. Once sent, it cannot be
        changed.
      </p>
      <section>
        <h3>{addressed('About you')}</h3>
        <WhatGoesOut preview={preview} />
      </section>
      <Answers scholarship={scholarship} values={form.state.values} />
      <div className={styles.choice}>
        <Button onClick={review.close} disabled={busy !== undefined}>
          Not yet
        </Button>
        <Button
          variant="filled"
          isBusy={busy === 'submit'}
          disabled={!preview.data}
          onClick={() => void review.send()}
        >
          Send application
        </Button>
      </div>
    </div>
  )
}

interface AnswersProps {
  scholarship: ScholarshipDetail
  values: ApplicationForm['state']['values']
}

function Answers({ scholarship: { requirements }, values }: AnswersProps) {
  const given = requirements.flatMap((asked) => {
    const words = shortWords(asked, values[asked.id])
    return words === '' ? [] : [{ id: asked.id, title: asked.title, words }]
  })
  if (given.length === 0) return null
  return (
    <section>
      <h3>Your answers</h3>
      <dl className={styles.lines}>
        {given.map(({ id, title, words }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Asked = ScholarshipDetail['requirements'][number]

function shortWords(asked: Asked, value: FieldValue | undefined): string {
  if (value === undefined || value === false) return ''
  if (value === true) return 'Agreed'
  if (Array.isArray(value)) return value.join(', ')
  if (linkedFileId(value) !== undefined) return fileNameOf(String(value))
  const text = typeof value === 'string' ? answerText(asked, value) : String(value)
  return cutAtWord(text.replaceAll(/\s+/g, ' ').trim(), SHOWN_CHARACTERS)
}
