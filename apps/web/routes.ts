import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { paths } from './paths.ts'

export default [
  layout('pages/public/layout.tsx', [
    index('pages/public/landing/landing.tsx'),
    route('home', 'pages/public/landing/landing.tsx', { id: 'home' }),
    route('signup', 'pages/public/signup.tsx'),
    route('register', 'pages/public/signup.tsx', { id: 'register' }),
    // One entry for all steps: every page loads the list of routes.
    route('auth/:step', 'pages/public/register-step.tsx'),
    route('auth', 'pages/public/login.tsx', { id: 'auth' }),
    route('auth/login', 'pages/public/login.tsx'),
    route('terms', 'pages/public/terms.tsx'),
    route('privacy', 'pages/public/privacy.tsx'),
    route(paths.productTerms, 'pages/public/product-terms.tsx'),
    route(paths.productAssistance, 'pages/public/assistance/assistance.tsx'),
    route('chatbot', 'pages/public/assistance/assistance.tsx', { id: 'chatbot' }),
    route('unsubscribe', 'pages/public/unsubscribe.tsx'),
    route('do-not-sell-my-personal-information', 'pages/public/do-not-sell.tsx'),
    route('confirm-email', 'pages/public/confirm-email.tsx'),
    route('invitation', 'pages/public/invitation.tsx'),
    route('*', 'pages/public/not-found.tsx'),
  ]),

  route('conversation', 'pages/public/conversation.tsx'),
  route('app/chat/update-details', 'pages/applicant/update-details.tsx'),
  route('forgot-password', 'pages/public/forgot-password.tsx'),

  route('app', 'pages/applicant/to-dashboard.ts', { id: 'app-alias' }),
  route('dashboard/*', 'pages/applicant/to-dashboard.ts', { id: 'dashboard-alias' }),

  layout('pages/applicant/layout.tsx', [
    route('auth/dashboard', 'pages/applicant/dashboard.tsx'),
    route('auth/dashboard/easy-apply', 'pages/applicant/easy-apply.tsx'),
    route('auth/dashboard/easyApplyWithCv', 'pages/applicant/easy-apply-with-cv.tsx'),
    route('auth/dashboard/recommendation', 'pages/applicant/matches.tsx'),
    route('auth/dashboard/saved', 'pages/applicant/saved.tsx'),
    route('auth/dashboard/myScholarship', 'pages/applicant/my-scholarship.tsx'),
    route('auth/dashboard/trackApplications', 'pages/applicant/track-applications.tsx'),
    route('auth/dashboard/receipt', 'pages/applicant/receipt.tsx'),
    route('auth/dashboard/documents', 'pages/applicant/documents.tsx'),
    route('auth/dashboard/assistance', 'pages/applicant/assistance.tsx'),
    route('auth/dashboard/assistanceChat', 'pages/applicant/assistance-chat.tsx'),
    route('auth/dashboard/profile', 'pages/applicant/profile.tsx'),
    route('auth/dashboard/plan', 'pages/applicant/plan.tsx'),
    route('auth/profile', 'pages/applicant/profile-screen.tsx'),
    route('auth/dashboard/setting', 'pages/applicant/setting.tsx'),
    route('auth/dashboard/family', 'pages/applicant/family.tsx'),
    route('auth/dashboard/family/student', 'pages/applicant/family-student.tsx'),
    route('auth/scholarshipDetail', 'pages/applicant/scholarship-detail.tsx'),
    route('auth/uploadEssay', 'pages/applicant/upload-essay.tsx'),
    route('auth/apply', 'pages/applicant/apply.tsx'),
    route('auth/apply-scholarship', 'pages/applicant/apply.tsx', { id: 'apply-scholarship' }),
    route('auth/apply-success', 'pages/applicant/apply-success.tsx'),
  ]),
] satisfies RouteConfig
