-- Messages are linked to whom and to what they tell of, so that they go with it.
alter table outbox
  add account_id bigint references account, -- whose address it went to when it was written; null: nobody's
  add chat_id bigint references chat on delete cascade,
  add feedback_id bigint references feedback on delete cascade,
  add request_id bigint references request on delete cascade;

update outbox set account_id = account.id from account
  where recipient = account.phone or recipient = account.email;
update outbox set chat_id = chat.id from chat
  where outbox.kind = 'chat_to_shop' and chat.id::text = substring(outbox.text from '/chats/([0-9]+)');
update outbox set feedback_id = feedback.id from feedback
  where outbox.kind = 'feedback_to_shop' and feedback.number = substring(outbox.subject || ' ' || outbox.text from 'L-[0-9]+-[0-9]+');
update outbox set request_id = request.id from request
  where outbox.kind in ('request_to_shop', 'request')
    and request.number = substring(outbox.subject || ' ' || outbox.text from 'R-[0-9]+-[0-9]+');

create index outbox_account on outbox (account_id) where account_id is not null;
create index outbox_chat on outbox (chat_id) where chat_id is not null;
create index outbox_feedback on outbox (feedback_id) where feedback_id is not null;
create index outbox_request on outbox (request_id) where request_id is not null;
