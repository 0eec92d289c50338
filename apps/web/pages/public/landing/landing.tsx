import { publicMeta } from '../../../page-meta.ts'
import { paths } from '../../../paths.ts'
import { Goodbye } from './goodbye.tsx'
import { Hero } from './hero.tsx'
import { Questions } from './questions.tsx'
import { Samples } from './samples.tsx'
import { Steps } from './steps.tsx'
import { Trust } from './trust.tsx'

export const meta = () =>
  publicMeta({
    title: 'Scholarships that fit you',
    description:
      'Answer a few questions, see every scholarship you can really get and why you fit, and finish the applications in one place. Free to match.',
    path: paths.landing,
  })

export default function LandingPage() {
  return (
    <>
      <Goodbye />
      <Hero />
      <Steps />
      <Samples />
      <Trust />
      <Questions />
    </>
  )
}
