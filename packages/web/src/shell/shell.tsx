import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { askForContact } from '../platform/contact-request.ts';
import { publicConfig } from '../platform/public-config.ts';
import { keepUnits, useUnits } from '../platform/unit-preference.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { HomeIcon, KeyIcon, MailIcon, MoonIcon, SunIcon } from '../ui/icons.tsx';
import { MessageLog } from '../ui/message-log.tsx';
import { Notices } from '../ui/notices.tsx';
import { Contact } from './contact.tsx';
import classes from './shell.module.css';
import { toggleTheme, useThemeName } from './theme-choice.ts';

function Header({ isHome }: { readonly isHome: boolean }) {
  const isDark = useThemeName() === 'dark';
  return (
    <header className={`${classes.header} no-print`}>
      <Link to="/" className={classes.home} aria-label={`${publicConfig.productName} Tools: Home`}>
        <HomeIcon />
        <span className={classes.name}>{publicConfig.productName} Tools</span>
      </Link>
      <div className={classes.controls}>
        <MessageLog />
        <Button
          look="icon"
          aria-label={isDark ? shellTexts.useLight : shellTexts.useDark}
          onClick={toggleTheme}
        >
          {isDark ? <SunIcon /> : <MoonIcon />}
        </Button>
        {isHome && (
          <a
            className={buttonClass}
            data-look="icon"
            href="/ppauth/adminLogin"
            aria-label={shellTexts.adminLogin}
          >
            <KeyIcon />
          </a>
        )}
      </div>
    </header>
  );
}

/** One switch for the units of all tools. */
function UnitSwitch() {
  const units = useUnits();
  return (
    <Button look="quiet" onClick={() => keepUnits(units === 'metric' ? 'imperial' : 'metric')}>
      {shellTexts.units[units]}
    </Button>
  );
}

/** What stands around every page: header, messages, and the way to reach us in the same place everywhere. */
export function Shell() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (
    <div className={classes.shell}>
      <a className={`${classes.skip} no-print`} href="#content">
        {shellTexts.skip}
      </a>
      <Header isHome={pathname === '/'} />
      <main id="content" className={classes.main}>
        <Outlet />
      </main>
      <footer className={`${classes.footer} no-print`}>
        <a href={publicConfig.shopUrl}>{publicConfig.productName} shop</a>
        <Button look="quiet" onClick={askForContact}>
          <MailIcon />
          {shellTexts.contact}
        </Button>
        <UnitSwitch />
      </footer>
      <Notices within={null} />
      <Contact />
    </div>
  );
}
