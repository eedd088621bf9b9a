import { ColumnHeightOutlined, LogoutOutlined, MoonOutlined, SunOutlined, UserOutlined } from '@ant-design/icons'

const icons = {
  profile: UserOutlined,
  density: ColumnHeightOutlined,
  light: SunOutlined,
  dark: MoonOutlined,
  logout: LogoutOutlined,
}

export type UserMenuIconName = keyof typeof icons

/** An icon of the menu of the account, loaded once that is opened. */
export default function UserMenuIcon({ of, className }: { of: UserMenuIconName; className?: string }) {
  const Icon = icons[of]
  return <Icon className={className} />
}
