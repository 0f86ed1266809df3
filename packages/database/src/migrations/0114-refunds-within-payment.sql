-- A payment of more lines than a receipt has rows goes back in several refunds, each with its own receipt. The former
-- index allowed only one refund that nobody asked for; what has to hold is that all together are at most the payment.
drop index refund_by_itself;

create function refunds_within_payment() returns trigger language plpgsql as $$
declare
  paid bigint;
  given bigint;
begin
  select coalesce(capture_kopecks, amount_kopecks) into paid from payment where id = new.payment_id for update;
  select sum(amount_kopecks) into given from refund
    where payment_id = new.payment_id and state <> 'cancelled' and cause <> 'not_captured';
  if given > paid then
    raise check_violation using constraint = 'refunds_within_payment', table = 'refund',
      message = format('refunds of payment %s are %s, paid were %s', new.payment_id, given, paid);
  end if;
  return null;
end $$;
create trigger refunds_within_payment after insert on refund
  for each row when (new.payment_id is not null and new.cause <> 'not_captured')
  execute function refunds_within_payment();
