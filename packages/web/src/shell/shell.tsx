import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { askForContact } from '../platform/contact-request.ts';
import { pressEarlyButton } from '../platform/early-click.ts';
import { lazyOrnament } from '../platform/lazy-part.ts';
import { useMediaQuery } from '../platform/media-query.ts';
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

const tools = [
  { path: '/wheelsetCompare', ...shellTexts.tools.compare },
  { path: '/wheelsetFinder', ...shellTexts.tools.finder },
  { path: '/bike-builder', ...shellTexts.tools.builder },
  { path: '/WheelsetClimbCalculator', ...shellTexts.tools.climb },
] as const;

/** The way between the tools: in the header where it has room, else in one menu. */
function ToolLinks({ pathname }: { readonly pathname: string }) {
  const links = tools.map(({ path, short, name }) => (
    <a key={path} href={path} aria-label={name} aria-current={pathname.startsWith(path) ? 'page' : undefined}>
      {short}
    </a>
  ));
  return (
    <>
      <nav className={classes.tools} aria-label={shellTexts.tools.label}>
        {links}
      </nav>
      {/* Closed again by a move to another page. */}
      <details key={pathname} className={classes.menu}>
        <summary>{shellTexts.tools.label}</summary>
        <nav aria-label={shellTexts.tools.label}>{links}</nav>
      </details>
    </>
  );
}

const LoadedShelf = lazyOrnament<object>(async () => (await import('../shop/shelf-link.tsx')).ShelfLink);

/** What the visitor has at hand, where the header has room to say it. */
function Shelf() {
  const isWide = useMediaQuery('(min-width: 1024px)');
  return (
    <div className={classes.shelf}>
      {isWide && (
        <Suspense>
          <LoadedShelf />
        </Suspense>
      )}
    </div>
  );
}

interface HeaderProps {
  readonly pathname: string;
}

function Header({ pathname }: HeaderProps) {
  const isHome = pathname === '/';
  const hasTools = !isHome && !pathname.startsWith('/ppauth');
  const isDark = useThemeName() === 'dark';
  return (
    <header className={`${classes.header} no-print`}>
      <Link to="/" className={classes.home} aria-label={`${publicConfig.productName} Tools: Home`}>
        <HomeIcon />
        <span className={classes.name}>{publicConfig.productName} Tools</span>
      </Link>
      {hasTools && <ToolLinks pathname={pathname} />}
      {hasTools && <Shelf />}
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
  useEffect(pressEarlyButton, []);
  return (
    <div className={classes.shell}>
      <a className={`${classes.skip} no-print`} href="#content">
        {shellTexts.skip}
      </a>
      <Header pathname={pathname} />
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
