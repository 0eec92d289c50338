import { Link } from 'react-router'
import { paths } from '../../../../paths.ts'

/** The way to the plans. */
export function PlansLink() {
  return <Link to={paths.subscriptionPlan}>See plans</Link>
}
