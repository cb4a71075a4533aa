import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import java.util.List;

public final class RunSamples {
  public static void main(String[] args) throws Exception {
    if (args[0].equals("verify")) {
      for (int i = 1; i < args.length; i += 4) {
        var secrets = List.of(args[i + 2].split(" "));
        var body = args[i].getBytes(UTF_8);
        System.out.println(
            VerifyWebhook.isFromStellwerk(body, args[i + 1], secrets, Long.parseLong(args[i + 3])));
      }
    } else {
      var client = CreateTransfer.connect(Path.of(args[5], "client.p12"), "changeit".toCharArray());
      var answer = CreateTransfer.createTransfer(client, args[1], args[2], args[3], args[4]);
      System.out.println(answer.statusCode() + "\n" + answer.body());
    }
  }
}
