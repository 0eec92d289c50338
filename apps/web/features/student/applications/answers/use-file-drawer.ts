import { useState } from 'react'
import { focusAfter } from '../../../../ui/focus-after.ts'
import { useEssayFile } from '../../essays/use-essay-file.ts'
import type { ApplicationForm } from '../use-application-form.ts'
import type { AnswerProps } from './answer-props.ts'
import { essayOf } from './essay-of.ts'

type Given = Pick<AnswerProps, 'requirement' | 'onChange' | 'controlId'>

/** The drawer in which an essay file is written, and the text in it. */
export function useFileDrawer(form: ApplicationForm, { requirement, onChange, controlId }: Given) {
  // The text of the file that is being looked at; it takes the file's place with the first edit.
  const [source, setSource] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { task, draft: kept } = essayOf(form, requirement)
  const isWriting = kept.html !== ''
  const draft = isWriting ? kept : { ...kept, html: source }
  const closeAfter = (change: () => void) =>
    focusAfter(
      () => {
        change()
        setOpen(false)
      },
      () => {
        // What opened the drawer may have given way to another control.
        if (document.activeElement === document.body) document.getElementById(controlId)?.focus()
      },
    )
  const close = () => closeAfter(() => {})
  const file = useEssayFile(task, draft, (publicUrl) => closeAfter(() => onChange(publicUrl)))
  const open = (text: string) => {
    setSource(text)
    setOpen(true)
  }
  return { task, draft, isWriting, isOpen, open, close, file }
}
