import { Badge } from '../../../ui/badge.tsx'
import styles from './sample-mark.module.css'

/** Stands on every screen of the demo organisation, whose applicants nobody should take for people. */
export const SampleMark = ({ isFullWidth }: { isFullWidth: boolean }) => (
  <p className={styles.mark} data-full={isFullWidth || undefined}>
    <Badge>Sample</Badge> This organization, its scholarships and its applicants are made up, so
    that you can try everything.
  </p>
)
