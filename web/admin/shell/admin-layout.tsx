import { Button, Drawer, Menu } from 'antd';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/button/link';
import { Icon } from '../../ui/image/icon';
import { may, type StaffMember } from '../kit/page/viewer';
import { usePalette } from './palette/use-palette';
import { maySee, SCREENS, screenPath } from './screens';
import styles from './admin-layout.module.css';

interface AdminLayoutProps {
  viewer: StaffMember;
  children: ReactNode;
}

/** The layout of the staff area: a menu on the left, on narrow screens in a drawer. */
export function AdminLayout({ viewer, children }: AdminLayoutProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const palette = usePalette(viewer);
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        <p className={styles.title}>Panel Admin</p>
        <Button
          className={styles.find}
          icon={<Icon name="search" />}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={palette.open}
        >
          Znajdź lub otwórz <kbd>Ctrl K</kbd>
        </Button>
        <AdminMenu viewer={viewer} onChoose={close} />
      </aside>
      <header className={styles.bar}>
        <Button
          type="text"
          size="large"
          aria-label="Otwórz menu panelu"
          icon={<Icon name="menu" />}
          onClick={() => setOpen(true)}
        />
        <p className={styles.title}>Panel Admin</p>
        <Button
          className={styles.findNarrow}
          type="text"
          size="large"
          aria-label="Znajdź lub otwórz"
          icon={<Icon name="search" />}
          onClick={palette.open}
        />
      </header>
      <Drawer
        open={open}
        onClose={close}
        placement="left"
        size={272}
        title="Panel Admin"
        styles={{ body: { padding: 0, display: 'flex' } }}
      >
        <AdminMenu viewer={viewer} onChoose={close} />
      </Drawer>
      <main className={styles.content}>{children}</main>
      {palette.dialogs}
    </div>
  );
}

function AdminMenu({ viewer, onChoose }: { viewer: StaffMember; onChoose: () => void }) {
  const { pathname } = useLocation();
  return (
    <nav className={styles.menu} aria-label="Panel">
      <Menu
        mode="inline"
        selectedKeys={[pathname.replace(/\/$/, '')]}
        onClick={onChoose}
        items={SCREENS.filter((screen) => !screen.hidden && maySee(screen, viewer)).map(
          (screen) => ({
            key: screenPath(screen),
            label: (
              <Link to={screenPath(screen)} className={styles.item}>
                <Icon name={screen.icon} /> {screen.label} {screen.Badge && <screen.Badge />}
              </Link>
            ),
          }),
        )}
      />
      <div className={styles.account}>
        <p>
          <strong>{viewer.name}</strong>
          <span>{viewer.role.name}</span>
        </p>
        <Link to="/admin/profile" onClick={onChoose}>
          <Icon name="user" /> Mój profil
        </Link>
        {may(viewer, 'field:write') && (
          <a href="/teren">
            <Icon name="truck" /> Teren
          </a>
        )}
        <a href="/">
          <Icon name="arrow-left" /> Wróć do sklepu
        </a>
        <a href="/api/logout">
          <Icon name="arrow-right" /> Wyloguj
        </a>
      </div>
    </nav>
  );
}
