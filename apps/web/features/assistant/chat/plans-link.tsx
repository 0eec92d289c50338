import { Link } from 'react-router'
import { builtScreens } from '../../../built-screens.ts'
import { paths } from '../../../paths.ts'

/** The way to the plans, once there are any. */
export function PlansLink() {
  if (!builtScreens.plans) return <span>Plans are not open yet.</span>
  return <Link to={paths.subscriptionPlan}>See plans</Link>
}
