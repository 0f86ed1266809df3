/** Every status code of docs/reference/cdek-status-codes.md, with its name as the twin's page shows it. */
export const cdekNames: Readonly<Record<string, string>> = {
  ACCEPTED: 'Принят',
  CREATED: 'Создан',
  REMOVED: 'Удалён',
  INVALID: 'Некорректный заказ',
  RECEIVED_AT_SHIPMENT_WAREHOUSE: 'Принят на склад отправителя',
  READY_TO_SHIP_AT_SENDING_OFFICE: 'Выдан на отправку в г. отправителе',
  READY_FOR_SHIPMENT_IN_SENDER_CITY: 'Выдан на отправку в г. отправителе',
  READY_FOR_SHIPMENT_IN_TRANSIT_CITY: 'Выдан на отправку в г. транзите',
  RETURNED_TO_SENDER_CITY_WAREHOUSE: 'Возвращён на склад отправителя',
  RETURNED_TO_SENDER_WAREHOUSE: 'Возвращён на склад отправителя',
  TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY: 'Сдан перевозчику в г. отправителе',
  PASSED_TO_CARRIER_AT_SENDING_OFFICE: 'Сдан перевозчику в г. отправителе',
  SENT_TO_TRANSIT_CITY: 'Отправлен в г. транзит',
  SEND_TO_TRANSIT_OFFICE: 'Отправлен в г. транзит',
  ACCEPTED_IN_TRANSIT_CITY: 'Встречен в г. транзите',
  MET_AT_TRANSIT_OFFICE: 'Встречен в г. транзите',
  ACCEPTED_AT_TRANSIT_WAREHOUSE: 'Принят на склад транзита',
  ACCEPTED_TO_OFFICE_TRANSIT_WAREHOUSE: 'Принят на склад транзита',
  RETURNED_TO_TRANSIT_WAREHOUSE: 'Возвращён на склад транзита',
  READY_TO_SHIP_IN_TRANSIT_OFFICE: 'Выдан на отправку в г. транзите',
  TAKEN_BY_TRANSPORTER_FROM_TRANSIT_CITY: 'Сдан перевозчику в г. транзите',
  PASSED_TO_CARRIER_AT_TRANSIT_OFFICE: 'Сдан перевозчику в г. транзите',
  SENT_TO_SENDER_CITY: 'Отправлен в г. отправитель',
  SEND_TO_SENDING_OFFICE: 'Отправлен в г. отправитель',
  SENT_TO_RECIPIENT_CITY: 'Отправлен в г. получатель',
  SEND_TO_RECIPIENT_OFFICE: 'Отправлен в г. получатель',
  ACCEPTED_IN_SENDER_CITY: 'Встречен в г. отправителе',
  MET_AT_SENDING_OFFICE: 'Встречен в г. отправителе',
  ACCEPTED_IN_RECIPIENT_CITY: 'Встречен в г. получателе',
  MET_AT_RECIPIENT_OFFICE: 'Встречен в г. получателе',
  ACCEPTED_AT_RECIPIENT_CITY_WAREHOUSE: 'Принят на склад доставки',
  ACCEPTED_AT_DELIVERY_WAREHOUSE: 'Принят на склад доставки',
  ACCEPTED_AT_PICK_UP_POINT: 'Принят на склад до востребования',
  ACCEPTED_AT_WAREHOUSE_ON_DEMAND: 'Принят на склад до востребования',
  TAKEN_BY_COURIER: 'Выдан на доставку',
  ISSUED_FOR_DELIVERY: 'Выдан на доставку',
  RETURNED_TO_RECIPIENT_CITY_WAREHOUSE: 'Возвращён на склад доставки',
  RETURNED_TO_DELIVERY_WAREHOUSE: 'Возвращён на склад доставки',
  DELIVERED: 'Вручён',
  NOT_DELIVERED: 'Не вручён',
  ENTERED_TO_OFFICE_TRANSIT_WAREHOUSE: 'Поступил в г. транзита',
  ENTERED_TO_TRANSIT_WAREHOUSE: 'Поступил в г. транзита',
  ENTERED_TO_DELIVERY_WAREHOUSE: 'Поступил на склад доставки',
  ENTERED_TO_RECIPIENT_CITY_WAREHOUSE: 'Поступил на склад доставки',
  ENTERED_TO_WAREHOUSE_ON_DEMAND: 'Поступил на склад до востребования',
  ENTERED_TO_PICK_UP_POINT: 'Поступил на склад до востребования',
  IN_CUSTOMS_INTERNATIONAL: 'Таможенное оформление в стране отправления',
  SHIPPED_TO_DESTINATION: 'Отправлено в страну назначения',
  PASSED_TO_TRANSIT_CARRIER: 'Передано транзитному перевозчику',
  IN_CUSTOMS_LOCAL: 'Таможенное оформление в стране назначения',
  CUSTOMS_COMPLETE: 'Таможенное оформление завершено',
  POSTOMAT_POSTED: 'Заложен в постамат',
  POSTOMAT_SEIZED: 'Изъят из постамата курьером',
  POSTOMAT_RECEIVED: 'Изъят из постамата клиентом',
};

/** CDEK has two generations of codes for the same steps, and uses both side by side. */
export type Generation = 'old' | 'new';

const steps: Readonly<Record<Generation, readonly string[]>> = {
  old: [
    'CREATED',
    'RECEIVED_AT_SHIPMENT_WAREHOUSE',
    'READY_FOR_SHIPMENT_IN_SENDER_CITY',
    'TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY',
    'SENT_TO_RECIPIENT_CITY',
    'ACCEPTED_IN_RECIPIENT_CITY',
  ],
  new: [
    'CREATED',
    'RECEIVED_AT_SHIPMENT_WAREHOUSE',
    'READY_TO_SHIP_AT_SENDING_OFFICE',
    'PASSED_TO_CARRIER_AT_SENDING_OFFICE',
    'SEND_TO_RECIPIENT_OFFICE',
    'MET_AT_RECIPIENT_OFFICE',
  ],
};

const lastSteps = {
  old: { door: 'TAKEN_BY_COURIER', office: 'ACCEPTED_AT_PICK_UP_POINT' },
  new: { door: 'ISSUED_FOR_DELIVERY', office: 'ACCEPTED_AT_WAREHOUSE_ON_DEMAND' },
} as const;

/** Returns the codes of all steps of a delivery, up to the hand-over to the buyer. */
export function wayOf(generation: Generation, to: 'door' | 'office' | 'locker'): readonly string[] {
  if (to === 'locker') return [...steps[generation], 'POSTOMAT_POSTED', 'POSTOMAT_RECEIVED'];
  return [...steps[generation], lastSteps[generation][to], 'DELIVERED'];
}

/** Status from which on an order cannot be cancelled: CDEK has the parcel. */
export const takenIn = 'RECEIVED_AT_SHIPMENT_WAREHOUSE';

/** Statuses after which no other status follows. */
export const finalCodes: ReadonlySet<string> = new Set([
  'DELIVERED',
  'NOT_DELIVERED',
  'POSTOMAT_RECEIVED',
  'REMOVED',
  'INVALID',
]);
