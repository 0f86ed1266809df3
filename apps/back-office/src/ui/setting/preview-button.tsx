import { EyeOutlined } from '@ant-design/icons';
import { settingProblem, type FaceSetting } from '@farad/domain/setting';
import { Button } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';

/** Opens the site in a new tab. The unsaved setting goes there as a form, so that nothing is stored. */
function openSite(unsaved: FaceSetting): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/', target: '_blank', rel: 'noopener', hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'unsaved-setting', value: JSON.stringify(unsaved) });
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}

/**
 * Button that shows the site as it would be with an unsaved setting. It needs the site on the host of the back office,
 * because only there the site knows staff.
 */
export function PreviewButton({ unsaved }: { unsaved: FaceSetting }) {
  const { t } = useWords();
  const { place } = useOffice();
  if (place.site !== '') return null;
  return (
    <Button icon={<EyeOutlined />} disabled={settingProblem(unsaved) !== null} onClick={() => openSite(unsaved)}>
      {t('backOfficeSettings.seeOnSite')}
    </Button>
  );
}
