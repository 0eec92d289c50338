import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { familyQuestions } from './family-questions.ts'
import shared from './landing.module.css'
import styles from './questions.module.css'

/** An excerpt of the FAQ; one answer is open at a time, without any script. */
export function Questions() {
  return (
    <section
      id="faq"
      className={classNames(shared.wide, styles.questions)}
      aria-labelledby="faq-heading"
    >
      <div>
        <h2 id="faq-heading" className={shared.heading}>
          Questions families ask first
        </h2>
        <p className={styles.lead}>
          The short answers. All of them are in the <Link to={paths.faq}>FAQ</Link>.
        </p>
      </div>
      <div>
        {familyQuestions.map(({ question, answer }, position) => (
          <details key={question} name="faq" open={position === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
