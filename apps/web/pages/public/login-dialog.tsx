import { LoginForm } from '../../features/people/accounts/login-form.tsx'
import { useLogin } from '../../features/people/accounts/use-login.ts'
import { Dialog } from '../../ui/dialog.tsx'

export default function LoginDialog({ onClose }: { onClose: () => void }) {
  const { login, isPending, error } = useLogin()
  return (
    <Dialog isOpen onClose={onClose} title="Login">
      <LoginForm
        onSubmit={(credentials) => void login(credentials)}
        isPending={isPending}
        error={error}
        onLeave={onClose}
      />
    </Dialog>
  )
}
