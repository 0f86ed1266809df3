import { citySearchLengthMax } from '@farad/domain/delivery';
import { Form, Link, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { cityMenuId } from '#ui/city-menu-id.ts';
import { Icon } from '#ui/icon.tsx';
import { useFrame } from '../frame.ts';
import { useMenuOfPage } from './use-menu-of-page.ts';
import { useMyCity } from './use-my-city.ts';

/** Button with the visitor's city; opens the city menu. */
export function CityButton({ className = '' }: { className?: string }) {
  const { t } = useWords();
  const delivery = useFrame()?.delivery;
  if (!delivery) return null;
  return (
    <button
      type="button"
      popoverTarget={cityMenuId}
      className={`inline-flex items-center gap-1 text-ink-2 hover:text-copper ${className}`}
      aria-label={`${t('delivery.city', { city: delivery.city.title })}. ${t('delivery.changeCity')}`}
    >
      <Icon name="pin" size={16} />
      <span className="truncate">{delivery.city.title}</span>
    </button>
  );
}

/** Menu with the largest cities and a search. It consists of forms, so it works without JavaScript. */
export function CityMenu() {
  const { t, to } = useWords();
  const delivery = useFrame()?.delivery;
  const { pathname, search } = useLocation();
  const menu = useMenuOfPage();
  useMyCity(delivery?.city.slug);
  if (!delivery) return null;
  const back = pathname + search;
  return (
    <div
      ref={menu}
      id={cityMenuId}
      popover="auto"
      role="dialog"
      aria-label={t('delivery.chooseCity')}
      className="m-auto w-[min(440px,calc(100vw-28px))] rounded-sm border border-line-2 bg-raised p-5 text-ink backdrop:bg-[#0003]"
    >
      <h2 className="mb-3">{t('delivery.chooseCity')}</h2>
      <Form method="get" action={to('/city')} className="flex gap-2">
        <input type="hidden" name="back" value={back} />
        <input
          type="search"
          name="text"
          maxLength={citySearchLengthMax}
          autoComplete="address-level2"
          aria-label={t('delivery.citySearch')}
          placeholder={t('delivery.citySearch')}
          className="h-9 min-w-0 flex-1 border border-line-2 bg-paper px-2.5"
        />
        <button type="submit" className="h-9 border border-line-2 px-4 hover:border-copper">
          {t('delivery.cityFind')}
        </button>
      </Form>
      <Form
        method="post"
        action={to('/city')}
        navigate={false}
        preventScrollReset
        onSubmit={() => menu.current?.hidePopover()}
      >
        <input type="hidden" name="back" value={back} />
        <ul className="mt-3 grid grid-cols-2 gap-x-4">
          {delivery.popular.map((city) => (
            <li key={city.slug}>
              <button
                type="submit"
                name="city"
                value={city.slug}
                aria-current={city.slug === delivery.city.slug || undefined}
                className="w-full py-1 text-left hover:text-copper aria-[current]:font-semibold aria-[current]:text-copper-ink"
              >
                {city.title}
              </button>
            </li>
          ))}
        </ul>
      </Form>
      <p className="mt-3 text-13">
        <Link to={to(`/city?back=${encodeURIComponent(back)}`)} className="text-ink-2 underline">
          {t('delivery.allCities')}
        </Link>
      </p>
    </div>
  );
}
