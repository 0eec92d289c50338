import { paths } from '../../../paths.ts'
import { promotionalCopy } from '../../../promotional-copy.ts'
import { PopupChoice } from './popup-choice.tsx'
import { sentWords } from './sent-words.ts'
import type { PopupProps } from './popup-props.ts'
import styles from './popup.module.css'

/** After an application was sent. */
export function Congratulations({ popup, onClose }: PopupProps) {
  return (
    <>
      <div className={styles.text}>
        <p>
          {sentWords(popup)}
          {popup.title !== undefined && (
            <>
              {' '}
              It is for <b>{popup.title}</b>.
            </>
          )}
        </p>
        {promotionalCopy.congratulations !== '' && (
          <p className={styles.aside}>{promotionalCopy.congratulations}</p>
        )}
      </div>
      <PopupChoice
        accept="Apply more scholarship"
        to={paths.matches}
        decline="Not now"
        onClose={onClose}
      />
    </>
  )
}
