import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ReadingDialog } from './reading-dialog.tsx'
import styles from './terms-block.module.css'

/** The sponsor's own texts, those that exist. */
export function TermsBlock({ scholarship }: { scholarship: ScholarshipDetail }) {
  const [opened, setOpened] = useState<string>()
  const { terms, privacy, affidavit, user } = scholarship
  const texts = [
    { name: 'Terms of use', html: terms },
    { name: 'Privacy Policy', html: privacy },
    { name: 'Affidavit', html: affidavit },
  ].filter(({ html }) => html !== null && html.trim() !== '')
  if (texts.length === 0) return null
  return (
    <div className={styles.block}>
      <h2>Terms and Conditions</h2>
      <div className={styles.buttons}>
        {texts.map(({ name }) => (
          <Button key={name} className={styles.small} onClick={() => setOpened(name)}>
            {name}
          </Button>
        ))}
      </div>
      {texts.map(({ name, html }) => (
        <ReadingDialog
          key={name}
          title={name}
          author={user.firstName}
          html={html ?? ''}
          isOpen={opened === name}
          onClose={() => setOpened(undefined)}
        />
      ))}
    </div>
  )
}
