import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import shared from './landing.module.css'
import styles from './hero-example.module.css'

/** Invented: how three answers narrow a list. */
const answers = [
  { question: 'Where do you live?', answer: 'Columbus, Ohio', left: '1,204' },
  { question: 'What year are you in?', answer: 'High school senior', left: '468' },
  { question: 'What will you study?', answer: 'Nursing', left: '86', isLast: true },
]

export function HeroExample() {
  return (
    <figure className={styles.card} aria-label="Example of how answers narrow the list">
      <figcaption className={styles.caption}>
        <span>Maya’s first three answers</span>
        <Badge>Example</Badge>
      </figcaption>
      <ol>
        {answers.map(({ question, answer, left, isLast }) => (
          <li key={question} className={classNames(styles.answer, isLast && styles.last)}>
            <div className={styles.words}>
              <p className={classNames(shared.caption, shared.muted)}>{question}</p>
              <p className={shared.strong}>{answer}</p>
              <span className={styles.bar}>
                <i />
              </span>
            </div>
            <b className={styles.left}>{left}</b>
          </li>
        ))}
      </ol>
      <div className={styles.closest}>
        <p className={shared.caption}>Closest deadline</p>
        <div className={styles.award}>
          <p>Ohio Valley Future Nurses Scholarship</p>
          <span className={shared.amount}>$2,500</span>
        </div>
        <p className={styles.reasons}>
          <span>
            <Icon icon={IconCheck} size={16} />
            Lives in Ohio
          </span>
          <span>
            <Icon icon={IconCheck} size={16} />
            GPA 3.4, needs 3.0
          </span>
        </p>
      </div>
    </figure>
  )
}
