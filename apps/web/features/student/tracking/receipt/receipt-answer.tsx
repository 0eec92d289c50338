import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import type { Receipt } from '@laurel/contract/tracking'
import { Icon } from '../../../../ui/icon.tsx'
import { SafeHtml } from '../../../../ui/safe-html.tsx'
import styles from './receipt.module.css'
import { sizeWords } from '../../../../ui/size-words.ts'

type Answer = Receipt['answers'][number]

/** One answer: an essay, text, link, choice, checkbox or file. */
export function ReceiptAnswer({ answer: { value, file, dataType } }: { answer: Answer }) {
  if (file) return <SentFile file={file} address={String(value)} />
  if (typeof value === 'boolean') return <p>{value ? 'Yes' : 'No'}</p>
  if (Array.isArray(value)) return <p>{value.join(', ')}</p>
  const text = String(value)
  if (dataType === 'editor') return <SafeHtml html={text} className={styles.essay} />
  if (dataType === 'link')
    return (
      <a href={text.trim()} target="_blank" rel="noopener noreferrer">
        {text.trim()}
      </a>
    )
  return <p className={styles.text}>{text}</p>
}

function SentFile({ file, address }: { file: NonNullable<Answer['file']>; address: string }) {
  return (
    <>
      <a className={styles.file} href={address} target="_blank" rel="noopener">
        <Icon icon={IconFile} />
        {file.name}
      </a>
      <p className={styles.quiet}>{sizeWords(file.sizeBytes)}</p>
      <p className={styles.print}>SHA-256 {file.sha256}</p>
    </>
  )
}
